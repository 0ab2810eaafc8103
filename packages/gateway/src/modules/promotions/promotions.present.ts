import type { ActivityState } from '@livery/contract/activity-states';
import type { Prize, Promotion } from '@livery/contract/shapes';
import { rewardArtAddress } from '@livery/art/art-address';
import { inLanguage } from '#base/texts.ts';
import { ticketDays } from '../rewards/prize-pools.repo.ts';
import { presentPrize, type PoolKinds } from '../rewards/rewards.present.ts';
import { bonusRollover, rewardDays } from '../rewards/rewards.service.ts';
import type { ApplicationRow } from './applications.repo.ts';
import type { PromotionRow } from './promotions.repo.ts';

interface Known {
  readonly state: ActivityState;
  readonly staked: number;
  readonly days: number;
  readonly application: (ApplicationRow & { readonly pictures: number | null }) | null;
}

interface Shown {
  readonly kinds: PoolKinds;
  readonly language: string;
  /** The legal limit, or null. */
  readonly highestRollover: number | null;
}

export function presentPromotion(row: PromotionRow, known: Known, { kinds, language, highestRollover }: Shown): Promotion {
  const prize = presentPrize({ kind: row.prize_kind, amount: row.prize_amount, ticket_pool: row.ticket_pool }, kinds);
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
    prize,
    terms: {
      rollover: prize.kind === 'bonus' ? Math.min(bonusRollover, highestRollover ?? bonusRollover) : null,
      lastsDays: lastingOf(prize),
      waitsDays: row.way === 'apply' ? rewardDays : null,
    },
    progress: progressOf(row, known),
    application: presentApplication(known.application),
  };
}

function lastingOf({ kind, poolKind }: Prize): number | null {
  if (kind === 'bonus') return rewardDays;
  return kind === 'tickets' && poolKind !== 'raffle' ? ticketDays : null;
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
