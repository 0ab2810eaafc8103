import { activityStates } from '@livery/contract/activity-states';
import { expect, test } from 'vitest';
import { kindsOf, missingFor, promotionOf, promotionsOf } from './promotions-page.rules.ts';
import { aPromotion } from './rewards.builders.ts';

const member = { isMember: true, vipLevel: 1 };
const rule = aPromotion().rule;

test('every activity has its place, and what is over stands apart', () => {
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
});

test('only an address that names a number is one of an activity', () => {
  expect(['/promotions/7', '/promotions/7/', '/promotions', '/promotions/0', '/promotions/x', '/promotions/7/8'].map(promotionOf)).toEqual([
    7,
    7,
    null,
    null,
    null,
    null,
  ]);
});

test('a visitor is told to log in, a member what is left to do', () => {
  expect(missingFor(aPromotion(), { isMember: false, vipLevel: 0 })).toEqual([{ key: 'login' }]);
  expect(missingFor(aPromotion({ rule: { ...rule, vipLevel: 3 } }), member)).toEqual([{ key: 'level', own: 1, level: 3 }]);
  const underWay = aPromotion({ state: 'inProcess', progress: { done: 2_500, needed: 10_000 } });
  expect(missingFor(underWay, member)).toEqual([{ key: 'stake', amount: 7_500 }]);
  expect(missingFor(aPromotion({ way: 'sign', progress: { done: 5, needed: 7 } }), member)).toEqual([{ key: 'days', count: 2 }]);
});

test.each(activityStates.filter((state) => ['closed', 'claimed', 'issued', 'applying', 'comingSoon'].includes(state)))(
  'nothing is missing in the state %s',
  (state) => {
    expect(missingFor(aPromotion({ state, progress: { done: 0, needed: 5 } }), { isMember: false, vipLevel: 0 })).toEqual([]);
  },
);
