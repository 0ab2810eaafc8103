import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import type { Submission } from '#shared/store/submission.ts';
import { selectSubmission, submissionReset } from './password.slice.ts';

/** The state of the form, without errors from before it was opened. */
export function useFreshSubmission(): Submission {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(submissionReset());
  }, [dispatch]);
  return useAppSelector(selectSubmission);
}
