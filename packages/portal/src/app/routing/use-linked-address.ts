import { useLocation } from 'react-router-dom';
import { useQuery } from '#shared/parts/use-query.ts';
import { linkedAddress } from './navigation.ts';

/** Where somebody is, in the words of the links that lead there. */
export function useLinkedAddress(): string {
  const { pathname } = useLocation();
  return linkedAddress(pathname, useQuery());
}
