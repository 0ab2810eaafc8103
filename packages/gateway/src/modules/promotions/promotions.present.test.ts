import { expect, it } from 'vitest';
import { presentPromotion } from './promotions.present.ts';
import type { PromotionRow } from './promotions.repo.ts';

const row = {
  id: 1,
  kind: 'vip',
  titles: { en: 'VIP week', pt: 'Semana VIP' },
  summaries: { en: '', pt: '' },
  starts_at: new Date(0),
  over_at: null,
  way: 'apply',
  rule: { stake: 0, gameTypes: [], days: 0, vipLevel: 3, cadence: 'weekly' },
  prize_kind: 'bonus',
  prize_amount: 3_000,
  ticket_pool: null,
} as unknown as PromotionRow;
const known = { state: 'join', staked: 0, days: 0, application: null } as const;
const termsUnder = (highestRollover: number | null) =>
  presentPromotion(row, known, { kinds: new Map(), language: 'en', highestRollover }).terms;

it('limits the rollover of a bonus to what the law allows, and shows how long an approved one waits', () => {
  const own = termsUnder(null);
  expect(own.waitsDays).toBeGreaterThan(0);
  expect(termsUnder(10)).toEqual(own);
  expect(termsUnder(1)).toEqual({ ...own, rollover: 1 });
});
