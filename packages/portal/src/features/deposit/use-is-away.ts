import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectViewerStatus } from '#shared/facts/viewer.slice.ts';

/** Whether the session has ended and the login over the page is not complete. Reads are repeated after it. */
export function useIsAway(): boolean {
  return useAppSelector(selectViewerStatus) === 'visitor';
}
