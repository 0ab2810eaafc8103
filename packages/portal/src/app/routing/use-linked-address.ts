import { useAddress } from '#shared/address/use-address.ts';
import { linkedAddress } from './navigation.ts';

/** The current address in the form that links have. */
export function useLinkedAddress(): string {
  return linkedAddress(useAddress());
}
