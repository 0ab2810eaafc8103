import type { PaymentAccounts } from './payment-accounts.api.ts';
import type { PaymentAccount } from './payment-accounts.slice.ts';

export function anAccount(changes: Partial<PaymentAccount> = {}): PaymentAccount {
  return {
    accountId: 3,
    kind: 'pix',
    institution: null,
    pixKeyKind: 'email',
    number: 'm***@mail.example',
    holder: 'M*** S***',
    addedAt: '2026-11-20T12:00:00.000Z',
    heldUntil: null,
    ...changes,
  };
}

export function someAccounts(changes: Partial<PaymentAccounts> = {}): PaymentAccounts {
  return { accounts: [anAccount()], kinds: ['pix', 'bank', 'wallet'], most: 5, ownName: 'M*** S***', ...changes };
}
