import { useAddress } from '#shared/address/use-address.ts';
import { linkedAddress } from './navigation.ts';

/** Where somebody is, in the words of the links that lead there. */
export function useLinkedAddress(): string {
  return linkedAddress(useAddress());
}
