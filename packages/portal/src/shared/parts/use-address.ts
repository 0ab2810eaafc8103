import { useLocation } from 'react-router-dom';
import { useIsTakenOver } from './use-is-taken-over.ts';

export interface Address {
  pathname: string;
  search: string;
}

/** What is drawn ahead is the home page, at whatever address. */
const drawnAhead: Address = { pathname: '/', search: '' };

/** The address. It counts only once React has taken the page over. */
export function useAddress(): Address {
  const location = useLocation();
  return useIsTakenOver() ? location : drawnAhead;
}
