import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../store/app-hooks.ts';
import type { Submission } from '../store/submission.ts';
import { refusalDropped, selectSubmission, type MoneyPlace } from './money.slice.ts';

/** Where a money request stands, for a dialog: each time it opens it begins without the refusal of its last time. */
export function useFreshSubmission(name: MoneyPlace['name'], target?: string | number): Submission {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(refusalDropped({ name, target }));
  }, [dispatch, name, target]);
  return useAppSelector(selectSubmission(name, target));
}
