import { kindCodes } from '@livery/lottery/model/kind';
import { expect, it } from 'vitest';
import { kindOf, returnOf } from '@livery/arcade/models/game-models';
import { lotteryClassOf, lotteryGroupOf, lotteryKindOf, lotteryModel } from './lottery-kind.rules.ts';

it.each(kindCodes)('the lottery model of %s is recognized, and not mistaken for another house game', (kind) => {
  expect(lotteryKindOf(lotteryModel(kind))).toBe(kind);
  expect(kindOf(lotteryModel(kind))).toBeNull();
  expect(returnOf(lotteryModel(kind))).toBe(0);
});

it.each([null, '', 'dice', 'lottery:', 'lottery:KENO', 'SSC'])('%o is not the model of a lottery', (model) => {
  expect(lotteryKindOf(model)).toBeNull();
});

it('files eight of twenty under low frequency, and both Vietnamese lists under one class [lottery-06]', () => {
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
