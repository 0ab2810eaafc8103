import { readMailAddress } from '@livery/contract/mail-address';
import { plainName } from '@livery/contract/pasted-text';
import type { Merchant } from '#tenancy/merchant.ts';
import { readEitherNumber } from '#identity/mobile-number.ts';

/** A typed login name in each of its possible readings. */
export interface LoginName {
  readonly username: string;
  /** In the order in which they are looked up. */
  readonly contacts: readonly { readonly kind: 'mobile' | 'email'; readonly value: string }[];
}

export function readLoginName({ currency }: Pick<Merchant, 'currency'>, typed: string): LoginName {
  const address = readMailAddress(typed);
  return {
    username: plainName(typed).toLowerCase(),
    contacts: [
      ...(address === null ? [] : [{ kind: 'email', value: address } as const]),
      ...readEitherNumber(currency, typed).map((value) => ({ kind: 'mobile', value }) as const),
    ],
  };
}

/** The subject for counting attempts at an unknown account, the same for every spelling of a number or address. */
export function unknownAccountOf({ username, contacts }: LoginName): string {
  return contacts[0]?.value ?? username;
}
