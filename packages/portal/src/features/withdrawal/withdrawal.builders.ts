import type { Withdrawal, WithdrawalTerms } from './withdrawal.api.ts';

export function aWithdrawal(changes: Partial<Withdrawal> = {}): Withdrawal {
  return {
    withdrawalId: 12,
    state: 'requested',
    currency: 'BRL',
    amount: 10_000,
    fee: 500,
    arrives: 9_500,
    account: { kind: 'pix', institution: null, number: 'm***@mail.example' },
    steps: [{ state: 'requested', at: '2026-11-20T12:00:00.000Z' }],
    receiptDueAt: null,
    received: null,
    refunded: null,
    reason: null,
    mayCancel: false,
    ...changes,
  };
}

export function someTerms(changes: Partial<WithdrawalTerms> = {}): WithdrawalTerms {
  return {
    currency: 'BRL',
    available: 80_000,
    locked: 0,
    held: 0,
    locks: [],
    methods: [
      { kind: 'pix', minimum: 2_000, maximum: 5_000_000, feeFixed: 500, feeRate: 0, expectedMinutes: 10, receiptMinutes: 30 },
      { kind: 'bank', minimum: 5_000, maximum: 50_000, feeFixed: 0, feeRate: 10_000, expectedMinutes: 1_440, receiptMinutes: 30 },
    ],
    hasPaymentPassword: true,
    hold: null,
    ...changes,
  };
}
