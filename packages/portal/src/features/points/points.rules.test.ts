import { expect, test } from 'vitest';
import { aGood, someRules } from './points.builders.ts';
import { convert, goodsOf, mostConvertible, piecesOf, quickPoints, reachOf, readPoints } from './points.rules.ts';

const { conversion } = someRules();

test('explains what a member lacks for an item', () => {
  const good = aGood({ points: 100, stakeFrom: 5_000, stock: 3 });
  expect(reachOf(good, { balance: 100, staked: 5_000 })).toBe('open');
  expect(reachOf(good, { balance: 99, staked: 5_000 })).toBe('unaffordable');
  expect(reachOf(good, { balance: 100, staked: 4_999 })).toBe('locked');
  expect(reachOf({ ...good, stock: 0 }, { balance: 100, staked: 5_000 })).toBe('soldOut');
});

test('limits the quantity to the stock, the points and the maximum per request', () => {
  expect(piecesOf(aGood({ points: 100, stock: 3 }), { balance: 1_000, staked: 0 })).toBe(3);
  expect(piecesOf(aGood({ points: 100, stock: 50 }), { balance: 450, staked: 0 })).toBe(4);
  expect(piecesOf(aGood({ points: 1, stock: 500 }), { balance: 1_000, staked: 0 })).toBe(20);
  expect(piecesOf(aGood({ points: 100 }), { balance: 99, staked: 0 })).toBe(0);
});

test('filters the mall by kind and by what is affordable', () => {
  const goods = [aGood({ id: 1, kind: 'cash', points: 10 }), aGood({ id: 2, kind: 'goods', points: 90 })];
  const ids = (filter: Parameters<typeof goodsOf>[1]) => goodsOf(goods, filter, { balance: 50, staked: 0 }).map(({ id }) => id);
  expect([ids('all'), ids('affordable'), ids('goods'), ids('bonus')]).toEqual([[1, 2], [1], [2], []]);
});

test('calculates what points are worth, or explains why nothing', () => {
  expect(convert(1_200, 5_000, conversion)).toBe(1_200);
  expect(convert(400, 5_000, conversion)).toBe('minimum');
  expect(convert(550, 5_000, conversion)).toBe('multiple');
  expect(convert(1_000, 900, conversion)).toBe('balance');
  expect(convert(9_000, 50_000, conversion)).toBe('daily');
});

test('selects only whole steps, up to the maximum', () => {
  expect(mostConvertible(1_990, conversion)).toBe(1_900);
  expect(mostConvertible(499, conversion)).toBe(0);
  expect(quickPoints(1_990, conversion)).toEqual([500, 900, 1_900]);
  expect(quickPoints(500, conversion)).toEqual([500]);
  expect(quickPoints(10, conversion)).toEqual([]);
});

test('reads points as they are typed', () => {
  expect(['1.200', '1 200', '1,200', '0500', ' 7 ', '\u200E１\u00A0200\u200F'].map(readPoints)).toEqual([
    1_200, 1_200, 1_200, 500, 7, 1_200,
  ]);
  expect(['', 'ten', '-5', '1e3', '12345678901'].map(readPoints)).toEqual([null, null, null, null, null]);
});
