import { kindCodes } from '@livery/lottery/model/kind';
import { expect, it } from 'vitest';
import { kindOf, returnOf } from '@livery/arcade/models/game-models';
import { lotteryClassOf, lotteryGroupOf, lotteryKindOf, lotteryModel } from './lottery-kind.rules.ts';

it.each(kindCodes)('a model of the house names the kind %s, and the house’s other games take it for none of theirs', (kind) => {
  expect(lotteryKindOf(lotteryModel(kind))).toBe(kind);
  expect(kindOf(lotteryModel(kind))).toBeNull();
  expect(returnOf(lotteryModel(kind))).toBe(0);
});

it.each([null, '', 'dice', 'lottery:', 'lottery:KENO', 'SSC'])('%o is the model of no lottery', (model) => {
  expect(lotteryKindOf(model)).toBeNull();
});

it('groups eight of twenty with the low frequencies, and both Vietnamese lists as one class [lottery-06]', () => {
  expect(kindCodes.map((kind) => [kind, lotteryClassOf(kind), lotteryGroupOf(kind)])).toEqual([
    ['SSC', 'SSC', 'SSC'],
    ['11X5', '11X5', '11X5'],
    ['LF', 'LF', 'LF'],
    ['8OF20', '8OF20', 'LF'],
    ['PK10', 'PK10', 'PK10'],
    ['LHC', 'LHC', 'LHC'],
    ['VN18', 'VN', 'VN'],
    ['VN27', 'VN', 'VN'],
  ]);
});
