import { useSyncExternalStore } from 'react';

/** Whether React has taken the page over: until then it draws what was drawn ahead, since it does not mend what it finds. */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
}

function watchNothing(): () => void {
  return () => undefined;
}
