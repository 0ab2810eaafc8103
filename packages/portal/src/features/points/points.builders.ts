import type { PointGood, PointMovement, Redemption } from '@livery/contract/shapes';
import type { PointConfig } from './points.api.ts';

/** Builders for tests. */
export function aGood(changes: Partial<PointGood> = {}): PointGood {
  return {
    id: 1,
    kind: 'cash',
    title: 'Cash voucher 10',
    text: 'Real money.',
    imageUrl: '/art/good/voucherSmall.svg',
    points: 1_200,
    amount: 1_000,
    rollover: null,
    stakeFrom: 0,
    stock: 50,
    ...changes,
  };
}

export function someRules(changes: Partial<PointConfig> = {}): PointConfig {
  return {
    currency: 'BRL',
    stakePerPoint: 100,
    level: 3,
    multiplier: 125,
    levels: [
      { level: 1, title: 'Bronze', multiplier: 100 },
      { level: 3, title: 'Gold', multiplier: 125 },
    ],
    conversion: { points: 100, amount: 100, minimum: 500, daily: 10_000, left: 8_000 },
    hasPaymentPassword: true,
    ...changes,
  };
}

export function aRedemption(changes: Partial<Redemption> = {}): Redemption {
  return {
    id: 7,
    kind: 'cash',
    title: 'Cash voucher 10',
    imageUrl: '/art/good/voucherSmall.svg',
    quantity: 1,
    points: 1_200,
    amount: 1_000,
    currency: 'BRL',
    state: 'inProcess',
    remark: '',
    createdAt: '2026-11-20T12:00:00.000Z',
    decidedAt: null,
    ...changes,
  };
}

export function aMovement(changes: Partial<PointMovement> = {}): PointMovement {
  return { id: '5-1', at: '2026-11-20T12:00:00.000Z', kind: 'earned', title: null, points: 40, balance: 1_240, ...changes };
}
