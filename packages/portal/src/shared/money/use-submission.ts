import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../store/app-hooks.ts';
import type { Submission } from '../store/submission.ts';
import { refusalDropped, selectSubmission, type MoneyPlace } from './money.slice.ts';

/** A money request's state for a dialog. Each opening starts without the previous refusal. */
export function useFreshSubmission(name: MoneyPlace['name'], target?: string | number): Submission {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(refusalDropped({ name, target }));
  }, [dispatch, name, target]);
  return useAppSelector(selectSubmission(name, target));
}
