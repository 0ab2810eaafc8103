import type { Promotion } from '@livery/contract/shapes';
import { listActivities } from './promotions.rules.ts';

/** The tabs of the promotions page. */
export const promotionKinds = ['all', 'play', 'gifts', 'apply', 'vip', 'over'] as const;
type PromotionKind = (typeof promotionKinds)[number];

const isOver = ({ state }: Promotion): boolean => state === 'closed';

const belongs: Readonly<Record<PromotionKind, (promotion: Promotion) => boolean>> = {
  all: (promotion) => !isOver(promotion),
  play: (promotion) => promotion.way === 'join' && !isOver(promotion),
  gifts: (promotion) => (promotion.way === 'claim' || promotion.way === 'sign') && !isOver(promotion),
  apply: (promotion) => promotion.way === 'apply' && !isOver(promotion),
  vip: (promotion) => promotion.rule.vipLevel > 0 && !isOver(promotion),
  over: isOver,
};

/** Actionable ones first, as in the reward centre. Ended ones are separate. */
export function promotionsOf(promotions: readonly Promotion[], kind: PromotionKind): Promotion[] {
  return listActivities(promotions.filter(belongs[kind]), 'all');
}

/** Kinds that have entries, with their entries. */
export function kindsOf(promotions: readonly Promotion[]): PromotionKind[] {
  return promotionKinds.filter((kind) => kind === 'all' || promotions.some(belongs[kind]));
}

/** How many are rendered at once. */
export const pageSize = 24;

/** A page of them, and the next cursor. `after` is the number before the page. An invalid cursor means the beginning. */
export function pageOf(promotions: readonly Promotion[], after: string | null): { items: Promotion[]; next: string | null } {
  const start = /^\d{1,6}$/.test(after ?? '') && Number(after) < promotions.length ? Number(after) : 0;
  const end = start + pageSize;
  return { items: promotions.slice(start, end), next: end < promotions.length ? String(end) : null };
}

/** Its address. Null if the path has none. */
export function promotionOf(path: string): number | null {
  const id = /^\/promotions\/([1-9]\d{0,8})\/?$/.exec(path)?.[1];
  return id === undefined ? null : Number(id);
}

/** A prize's payment, validity and deadline as catalogue keys with values. */
export type Term =
  | { key: 'paid.cash' | 'paid.tickets' | 'lasts.raffle' }
  | { key: 'paid.bonus' | 'lasts.bonus' | 'lasts.tickets' | 'waits'; count: number };

export function termsOf({ prize, terms: { rollover, lastsDays, waitsDays } }: Promotion): Term[] {
  const { kind } = prize;
  return [
    kind === 'bonus' ? { key: `paid.${kind}`, count: rollover ?? 0 } : { key: `paid.${kind}` },
    ...(kind !== 'cash' && lastsDays !== null ? [{ key: `lasts.${kind}` as const, count: lastsDays }] : []),
    ...(prize.poolKind === 'raffle' ? [{ key: 'lasts.raffle' as const }] : []),
    ...(waitsDays === null ? [] : [{ key: 'waits' as const, count: waitsDays }]),
  ];
}

export interface Viewer {
  isMember: boolean;
  vipLevel: number;
}

/** A viewer's missing requirement for an activity: a catalogue key with values. */
export type Missing =
  | { key: 'login' }
  | { key: 'level'; own: number; level: number }
  | { key: 'stake'; amount: number }
  | { key: 'days'; count: number };

/** No missing steps if it is over, claimed or waiting for a decision. */
export function missingFor({ state, way, rule, progress }: Promotion, { isMember, vipLevel }: Viewer): Missing[] {
  if (['closed', 'claimed', 'issued', 'applying', 'comingSoon'].includes(state)) return [];
  if (!isMember) return [{ key: 'login' }];
  if (rule.vipLevel > vipLevel) return [{ key: 'level', own: vipLevel, level: rule.vipLevel }];
  const left = progress === null ? 0 : progress.needed - progress.done;
  if (left <= 0) return [];
  return [way === 'sign' ? { key: 'days', count: left } : { key: 'stake', amount: left }];
}
