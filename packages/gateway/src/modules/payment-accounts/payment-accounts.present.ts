import type { ValueOf } from '@livery/contract/shapes';
import { maskName } from '../profile/mask.rules.ts';
import type { StoredHold } from '../withdrawal-holds/withdrawal-holds.repo.ts';
import { accountHoldOf } from '../withdrawal-holds/withdrawal-holds.service.ts';
import { maskAccountNumber } from './account-number.rules.ts';
import type { StoredAccount } from './payment-accounts.repo.ts';
import type { PayoutKind } from './payment-accounts.schema.ts';

interface Known {
  readonly accounts: readonly StoredAccount[];
  readonly holds: readonly StoredHold[];
  readonly ownName: string | null;
  readonly kinds: PayoutKind[];
  readonly most: number;
}

/** Just enough to tell one account from another. */
export function presentDestination({ kind, institution, number }: Pick<StoredAccount, 'kind' | 'institution' | 'number'>) {
  return { kind, institution: institution === '' ? null : institution, number: maskAccountNumber(number) };
}

export function presentAccounts({ accounts, holds, ownName, kinds, most }: Known): ValueOf<'paymentAccounts'> {
  return {
    accounts: accounts.map((account) => ({
      accountId: account.id,
      ...presentDestination(account),
      pixKeyKind: account.pix_key_kind,
      holder: maskName(account.holder),
      addedAt: account.added_at.toISOString(),
      heldUntil: accountHoldOf(holds, account.id),
    })),
    kinds,
    most,
    ownName: ownName === null ? null : maskName(ownName),
  };
}
