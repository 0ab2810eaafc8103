import { useEffect } from 'react';
import type { QueryOf, ValueOf } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import type { ReportName } from './records.api.ts';
import { reports } from './records.state.ts';
import { selectReport } from './records.selectors.ts';

interface ReportView<Name extends ReportName> {
  /** Null while what was asked for is on its way, or did not come. */
  answer: ValueOf<Name> | null;
  failure: Failure | null;
  retry: () => void;
}

const selects = Object.fromEntries(Object.keys(reports).map((name) => [name, selectReport(name as ReportName)]));

/** Asks for a report whenever its question changes, and shows no other question's answer. */
export function useReport<Name extends ReportName>(name: Name, query: QueryOf<Name>): ReportView<Name> {
  const dispatch = useAppDispatch();
  const state = useAppSelector(selects[name] as ReturnType<typeof selectReport<Name>>);
  const asked = JSON.stringify(query);
  const request = () => void dispatch(reports[name].actions.requested(query as never));
  useEffect(() => {
    dispatch(reports[name].actions.requested(JSON.parse(asked) as never));
  }, [dispatch, name, asked]);
  const isAnswered = JSON.stringify(state.value?.asked) === asked;
  return {
    answer: isAnswered && state.value !== undefined ? state.value.answer : null,
    failure: state.status === 'failed' ? state.failure : null,
    retry: request,
  };
}
