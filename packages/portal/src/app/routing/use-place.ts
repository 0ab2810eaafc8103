import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { placeAt } from './navigation.ts';

/**
 * Where somebody is, in the words of the links that lead there. The query counts only once React has taken the page over: the
 * server draws without one, and React does not mend what it finds drawn.
 */
export function usePlace(): string {
  const { pathname, search } = useLocation();
  const isTakenOver = useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
  return placeAt(pathname, isTakenOver ? search : '');
}

function watchNothing(): () => void {
  return () => undefined;
}
