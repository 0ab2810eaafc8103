import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { isFlagOn } from '#shared/facts/feature-flags.ts';
import { flagsRequested, selectFlags } from '#shared/facts/site.slice.ts';

/** Whether the gateway offers a feature. False until known. Requests the flags if nobody has. */
export function useFlag(modId: string): boolean {
  const dispatch = useAppDispatch();
  const { status, value } = useAppSelector(selectFlags);
  useEffect(() => {
    if (status === 'idle') dispatch(flagsRequested());
  }, [status, dispatch]);
  return value !== undefined && isFlagOn(value, modId);
}
