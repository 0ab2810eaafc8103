import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import type { Submission } from '#shared/store/submission.ts';
import { selectSubmission, submissionReset } from './password.slice.ts';

/** Where the form stands; what was refused before it was opened is forgotten. */
export function useFreshSubmission(): Submission {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(submissionReset());
  }, [dispatch]);
  return useAppSelector(selectSubmission);
}
