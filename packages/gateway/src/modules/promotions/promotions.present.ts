import type { ActivityState } from '@livery/contract/activity-states';
import type { Promotion } from '@livery/contract/shapes';
import { rewardArtAddress } from '../../art/art-address.ts';
import { inLanguage } from '../../server/texts.ts';
import { presentPrize, type PoolKinds } from '../rewards/rewards.present.ts';
import type { ApplicationRow } from './applications.repo.ts';
import type { PromotionRow } from './promotions.repo.ts';

interface Known {
  readonly state: ActivityState;
  readonly staked: number;
  readonly days: number;
  readonly application: (ApplicationRow & { readonly pictures: number | null }) | null;
}

export function presentPromotion(row: PromotionRow, known: Known, kinds: PoolKinds, language: string): Promotion {
  return {
    id: row.id,
    kind: row.kind,
    title: inLanguage(row.titles, language),
    summary: inLanguage(row.summaries, language),
    imageUrl: rewardArtAddress(row.kind),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.over_at?.toISOString() ?? null,
    way: row.way,
    state: known.state,
    rule: row.rule,
    prize: presentPrize({ kind: row.prize_kind, amount: row.prize_amount, ticket_pool: row.ticket_pool }, kinds),
    progress: progressOf(row, known),
    application: presentApplication(known.application),
  };
}

function progressOf({ way, rule }: PromotionRow, { state, staked, days }: Known): Promotion['progress'] {
  if (way === 'sign' && rule.days > 1 && state !== 'claimed') return { done: Math.min(days, rule.days), needed: rule.days };
  const isUnderWay = state === 'joined' || state === 'inProcess';
  return way === 'join' && rule.stake > 0 && isUnderWay ? { done: Math.min(staked, rule.stake), needed: rule.stake } : null;
}

function presentApplication(row: Known['application']): Promotion['application'] {
  if (row === null) return null;
  const { state, remarks, reason, pictures, created_at } = row;
  return { state, remarks, reason, pictures: Number(pictures ?? 0), createdAt: created_at.toISOString() };
}
