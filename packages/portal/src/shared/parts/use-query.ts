import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The query of the address. It counts only once React has taken the page over: the server draws without one, and React does
 * not mend what it finds drawn.
 */
export function useQuery(): string {
  const { search } = useLocation();
  const isTakenOver = useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
  return isTakenOver ? search : '';
}

function watchNothing(): () => void {
  return () => undefined;
}
