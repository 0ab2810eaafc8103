import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

export interface Address {
  pathname: string;
  search: string;
}

/** What is drawn ahead is the home page, at whatever address. */
const drawnAhead: Address = { pathname: '/', search: '' };

/** The address. It counts only once React has taken the page over: React does not mend what it finds drawn. */
export function useAddress(): Address {
  const location = useLocation();
  const isTakenOver = useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
  return isTakenOver ? location : drawnAhead;
}

function watchNothing(): () => void {
  return () => undefined;
}
