import type { Deposit, DepositMethod } from '@livery/contract/shapes';

export const aMethod = (changes: Partial<DepositMethod> = {}): DepositMethod => ({
  id: 'http.pix',
  kind: 'pix',
  minimum: 1_000,
  maximum: 5_000_000,
  quickAmounts: [2_000, 5_000],
  feeRate: 0,
  expectedTime: 60,
  ...changes,
});

export const aDeposit = (changes: Partial<Deposit> = {}): Deposit => ({
  id: '0e9d6c1a-52b6-4f6e-9a62-0d3a8e0f4c11',
  kind: 'pix',
  state: 'pending',
  amount: 2_000,
  fee: 0,
  paidAmount: null,
  reason: null,
  currency: 'BRL',
  payBy: { kind: 'code', value: '00020126580014br.gov.bcb.pix' },
  createdAt: '2026-05-17T12:00:00Z',
  expiresAt: '2126-05-17T12:15:00Z',
  settledAt: null,
  ...changes,
});
