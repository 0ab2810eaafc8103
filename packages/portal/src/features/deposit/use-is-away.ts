import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectViewerStatus } from '#shared/facts/viewer.slice.ts';

/** Whether the member's session has ended and the login that stands over the page is not done: what is read then is read again after it. */
export function useIsAway(): boolean {
  return useAppSelector(selectViewerStatus) === 'visitor';
}
