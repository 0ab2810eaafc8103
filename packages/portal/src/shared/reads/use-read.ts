import { useEffect } from 'react';
import type { ServedRoute } from '@livery/contract/shapes';
import { selectLanguage } from '../facts/preferences.slice.ts';
import { useAppDispatch, useAppSelector } from '../store/app-hooks.ts';
import { idle, loading, type Loadable } from './loadable.ts';
import { questionOf, type Answer, type Read, type ReadQuery } from './read.ts';
import { readLeft, readRetried, readWatched, selectFormer } from './reads.slice.ts';

export type ReadView<Value> = Loadable<Value> & {
  /** Reads again. */
  retry: () => void;
  /** The value is the previous page of the same list, shown while the next one loads. */
  isFormer: boolean;
};

/** Reads an answer while a component shows it. Null stays idle. A new question never shows the previous answer. */
export function useRead<Name extends ServedRoute>(read: Read<Name>, query: ReadQuery<Name> | null): ReadView<Answer<Name>> {
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  const question = query === null ? null : questionOf(read, query, language);
  const text = question === null ? null : JSON.stringify(question);
  const known = useAppSelector(({ reads }) => (question === null ? undefined : reads.entries[question.key]?.known));
  const former = useAppSelector((state) => (question === null ? undefined : selectFormer(state, question)));
  useEffect(() => {
    if (text === null) return undefined;
    const watched = JSON.parse(text) as NonNullable<typeof question>;
    dispatch(readWatched(watched));
    return () => void dispatch(readLeft(watched.key));
  }, [dispatch, text]);
  const isFormer = former !== undefined && known?.value === undefined && known?.status !== 'failed';
  const waiting = question === null ? idle : loading({ value: isFormer ? former : undefined });
  const shown = isFormer || known === undefined || known.status === 'idle' ? waiting : known;
  return {
    ...(shown as Loadable<Answer<Name>>),
    isFormer,
    retry: () => {
      if (question !== null) dispatch(readRetried(question.key));
    },
  };
}
