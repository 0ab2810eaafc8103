import type { PointGood, PointMovement, Redemption } from '@livery/contract/shapes';
import { goodArtAddress } from '@livery/art/art-address';
import { inLanguage } from '#base/texts.ts';
import type { GoodRow } from './goods.repo.ts';
import { movementOf, type listPointMovements } from './movements.repo.ts';
import type { RedemptionRow } from './redemptions.repo.ts';

export function presentGood(row: GoodRow, language: string): PointGood {
  return {
    id: row.id,
    kind: row.kind,
    title: inLanguage(row.titles, language),
    text: inLanguage(row.texts, language),
    imageUrl: goodArtAddress(row.art),
    points: row.points,
    amount: row.amount,
    rollover: row.rollover,
    stakeFrom: row.stake_from,
    stock: row.stock,
  };
}

export function presentRedemption(row: RedemptionRow, language: string): Redemption {
  return {
    id: row.id,
    kind: row.kind,
    title: inLanguage(row.titles, language),
    imageUrl: row.art === null ? null : goodArtAddress(row.art),
    quantity: row.quantity,
    points: row.points,
    amount: row.amount,
    currency: row.unit,
    state: row.state,
    remark: row.remark,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

type MovementRow = Awaited<ReturnType<typeof listPointMovements>>['items'][number];

export function presentMovement(row: MovementRow, language: string): PointMovement {
  return {
    id: `${row.txn_id}-${row.position}`,
    at: row.at.toISOString(),
    kind: movementOf(row.kind),
    title: row.titles === null || row.good_id === null ? null : inLanguage(row.titles, language),
    points: row.amount,
    balance: row.balance_after ?? 0,
  };
}
