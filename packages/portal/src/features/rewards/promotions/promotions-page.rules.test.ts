import { activityStates } from '@livery/contract/activity-states';
import type { Promotion } from '@livery/contract/shapes';
import { expect, test } from 'vitest';
import { kindsOf, missingFor, pageOf, pageSize, promotionOf, promotionsOf, termsOf } from './promotions-page.rules.ts';
import { aPromotion } from '../rewards.builders.ts';

const member = { isMember: true, vipLevel: 1 };
const rule = aPromotion().rule;

test('every activity has a category, and finished ones are separate', () => {
  const all = [
    aPromotion({ id: 1, way: 'join', state: 'join' }),
    aPromotion({ id: 2, way: 'sign', state: 'signed' }),
    aPromotion({ id: 3, way: 'claim', state: 'claim', rule: { ...rule, vipLevel: 3 } }),
    aPromotion({ id: 4, way: 'apply', state: 'applying' }),
    aPromotion({ id: 5, way: 'join', state: 'closed' }),
  ];
  const ids = (kind: Parameters<typeof promotionsOf>[1]) => promotionsOf(all, kind).map(({ id }) => id);
  expect(ids('all')).toEqual([3, 1, 2, 4]);
  expect([ids('play'), ids('gifts'), ids('apply'), ids('vip'), ids('over')]).toEqual([[1], [3, 2], [4], [3], [5]]);
  expect(kindsOf(all)).toEqual(['all', 'play', 'gifts', 'apply', 'vip', 'over']);
  expect(kindsOf([])).toEqual(['all']);
  expect(kindsOf(all.slice(3, 4))).toEqual(['all', 'apply']);
});

test('only an address with a number is one of an activity', () => {
  expect(['/promotions/7', '/promotions/7/', '/promotions', '/promotions/0', '/promotions/x', '/promotions/7/8'].map(promotionOf)).toEqual([
    7,
    7,
    null,
    null,
    null,
    null,
  ]);
});

test('pages follow each other to the end, and an invalid cursor starts at the beginning', () => {
  const all = Array.from({ length: 2 * pageSize }, (_, index) => aPromotion({ id: index + 1 }));
  const page = (after: string | null, promotions = all) => {
    const { items, next } = pageOf(promotions, after);
    return { from: items[0]?.id, to: items.at(-1)?.id, next };
  };
  const first = { from: 1, to: pageSize, next: String(pageSize) };
  expect(page(null)).toEqual(first);
  expect(page(first.next)).toEqual({ from: pageSize + 1, to: 2 * pageSize, next: null });
  expect(page(first.next, all.slice(0, pageSize + 1))).toEqual({ from: pageSize + 1, to: pageSize + 1, next: null });
  for (const wrong of ['', 'x', '5x', 'x5', '-1', '1.5', '0000005', String(2 * pageSize), '999']) expect(page(wrong), wrong).toEqual(first);
  expect(pageOf([], null)).toEqual({ items: [], next: null });
});

test('a prize shows how it is paid, how long it lasts and how long it waits', () => {
  const terms = { rollover: null, lastsDays: null, waitsDays: null };
  const prize = aPromotion().prize;
  const of = (kind: Promotion['prize']['kind'], more: Partial<Promotion['terms']> = {}, poolKind: Promotion['prize']['poolKind'] = null) =>
    termsOf(aPromotion({ prize: { ...prize, kind, poolKind }, terms: { ...terms, ...more } }));
  expect(of('cash', { lastsDays: 7, waitsDays: 3 })).toEqual([{ key: 'paid.cash' }, { key: 'waits', count: 3 }]);
  expect(of('bonus', { rollover: 20, lastsDays: 7 })).toEqual([
    { key: 'paid.bonus', count: 20 },
    { key: 'lasts.bonus', count: 7 },
  ]);
  expect(of('bonus')).toEqual([{ key: 'paid.bonus', count: 0 }]);
  expect(of('tickets', { lastsDays: 2 }, 'raffle')).toEqual([
    { key: 'paid.tickets' },
    { key: 'lasts.tickets', count: 2 },
    { key: 'lasts.raffle' },
  ]);
});

test('a visitor is told to log in, a member what is left to do', () => {
  expect(missingFor(aPromotion(), { isMember: false, vipLevel: 0 })).toEqual([{ key: 'login' }]);
  expect(missingFor(aPromotion({ rule: { ...rule, vipLevel: 3 } }), member)).toEqual([{ key: 'level', own: 1, level: 3 }]);
  const underWay = aPromotion({ state: 'inProcess', progress: { done: 2_500, needed: 10_000 } });
  expect(missingFor(underWay, member)).toEqual([{ key: 'stake', amount: 7_500 }]);
  expect(missingFor(aPromotion({ way: 'sign', progress: { done: 5, needed: 7 } }), member)).toEqual([{ key: 'days', count: 2 }]);
  expect(missingFor(aPromotion({ progress: { done: 8, needed: 8 } }), member)).toEqual([]);
  expect(missingFor(aPromotion({ rule: { ...rule, vipLevel: 1 }, progress: null }), member)).toEqual([]);
});

test.each(activityStates.filter((state) => ['closed', 'claimed', 'issued', 'applying', 'comingSoon'].includes(state)))(
  'nothing is missing in the state %s',
  (state) => {
    expect(missingFor(aPromotion({ state, progress: { done: 0, needed: 5 } }), { isMember: false, vipLevel: 0 })).toEqual([]);
  },
);
