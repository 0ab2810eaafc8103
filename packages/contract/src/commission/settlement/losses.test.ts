import { describe, expect, it } from 'vitest';
import { cents, dividend, percent, tier } from '../../testing/agreement-terms.ts';
import { outline } from '../../testing/outline.ts';
import { follow, settle, won } from '../../testing/settled.ts';
import { nothingCarried } from './outcome.ts';

const firstHalf = { place: { isFirstHalf: true, endsMonth: false } };
const secondHalf = { place: { isFirstHalf: false, endsMonth: true } };

describe('a dividend after a loss', () => {
  it('G2: is lowered by the loss before it only if losses are carried', () => {
    const windows = [{ wins: -3_000 }, { wins: 4_500 }];
    const terms = (carry: 'none' | 'forever') => dividend([tier(percent(20))], { carry });
    expect(follow(terms('forever'), windows).map(({ due }) => due)).toEqual([0, cents(300)]);
    expect(follow(terms('none'), windows).map(({ due }) => due)).toEqual([0, cents(900)]);
  });

  it('G3: is lowered by a loss of ten thousand only if losses are carried', () => {
    const windows = [{ wins: -10_000 }, { wins: 15_000 }];
    const terms = (carry: 'none' | 'forever') => dividend([tier(percent(30))], { carry });
    expect(follow(terms('forever'), windows)[1]?.due).toBe(cents(1_500));
    expect(follow(terms('none'), windows)[1]?.due).toBe(cents(4_500));
  });

  it('G7: carries losses of the first half of a month into the second, and none into the next month', () => {
    const windows = [
      { wins: -15_000, more: firstHalf },
      { wins: 40_000, more: secondHalf },
      { wins: 1_000, more: firstHalf },
    ];
    const terms = (carry: 'none' | 'month') => dividend([tier(percent(30))], { carry });
    expect(follow(terms('month'), windows).map(({ due }) => due)).toEqual([0, cents(7_500), cents(300)]);
    expect(follow(terms('none'), windows)[1]?.due).toBe(cents(12_000));
    const lost = follow(terms('month'), [
      { wins: -15_000, more: firstHalf },
      { wins: -1_000, more: secondHalf },
    ]);
    expect(lost.map(({ closing }) => closing.carry)).toEqual([cents(15_000), 0]);
  });

  it('with a monthly carry keeps first-half losses, and in the second half only the rest of them', () => {
    const middle = { place: { isFirstHalf: false, endsMonth: false } };
    const terms = dividend([tier(percent(30))], { carry: 'month' }, { period: 'daily' });
    const days = [
      { wins: -100, more: firstHalf },
      { wins: -50, more: firstHalf },
      { wins: -500, more: middle },
      { wins: 60, more: middle },
      { wins: 10, more: secondHalf },
    ];
    expect(follow(terms, days).map(({ closing }) => closing.carry)).toEqual([150 - 50, 150, 150, 90, 0].map(cents));
    const wholeMonth = { place: { isFirstHalf: true, endsMonth: true } };
    expect(settle(terms, won(-100), wholeMonth).closing.carry).toBe(0);
  });

  it('drops a loss carried under earlier terms if it is not used up at once', () => {
    const opening = { ...nothingCarried, carry: cents(100) };
    expect(settle(dividend([tier(percent(10))]), won(40), { opening })).toMatchObject({ base: cents(-60), closing: { carry: 0 } });
  });

  it('carries a loss for one window and then drops it, or until it is used up', () => {
    const windows = [{ wins: -1_000 }, { wins: 400 }, { wins: 500 }, { wins: -200 }, { wins: 700 }];
    const dues = (carry: 'one' | 'forever') => follow(dividend([tier(percent(10))], { carry }), windows).map(({ due }) => due);
    expect(dues('one')).toEqual([0, 0, 50, 0, 50].map(cents));
    expect(dues('forever')).toEqual([0, 0, 0, 0, 40].map(cents));
  });
});

describe('quarantine', () => {
  const terms = dividend([tier(percent(30))], { quarantine: { member: cents(7_000), team: cents(2_000) } });
  const results = [
    { member: 1, result: cents(-9_000) },
    { member: 2, result: cents(-12_000) },
    { member: 3, result: cents(-6_999.99) },
  ];

  it('G13: carries the team’s loss only for members who won a lot, in proportion', () => {
    const outcome = settle(terms, won(-6_000), { results });
    expect(outcome.closing).toEqual({
      carry: 0,
      makeUp: 0,
      quarantine: [
        { member: 1, amount: cents(2_571.43) },
        { member: 2, amount: cents(3_428.57) },
      ],
    });
  });

  it('carries at most what they won, and the rest as the terms carry losses', () => {
    const quarantine = terms.rules.quarantine;
    const carried = (carry: 'none' | 'forever') =>
      settle(dividend([tier(percent(30))], { carry, quarantine }), won(-30_000), { results }).closing;
    const held = [
      { member: 1, amount: cents(9_000) },
      { member: 2, amount: cents(12_000) },
    ];
    expect(carried('none')).toEqual({ carry: 0, makeUp: 0, quarantine: held });
    expect(carried('forever')).toEqual({ carry: cents(9_000), makeUp: 0, quarantine: held });
  });

  it('includes a member who won exactly the agreed amount, next to those already held', () => {
    const opening = { ...nothingCarried, quarantine: [{ member: 9, amount: cents(5) }] };
    const outcome = settle(terms, won(-7_000), { opening, results: [{ member: 4, result: cents(-7_000) }] });
    expect(outcome.closing.quarantine).toEqual([
      { member: 9, amount: cents(5) },
      { member: 4, amount: cents(7_000) },
    ]);
  });

  it('includes no one when the team lost less than agreed, or no member won that much', () => {
    expect(settle(terms, won(-1_999.99), { results }).closing.quarantine).toEqual([]);
    expect(settle(terms, won(-2_000), { results }).closing.quarantine.length).toBe(2);
    expect(settle(terms, won(-50_000), { results: results.slice(2) }).closing.quarantine).toEqual([]);
  });

  it('is reduced only by later losses of the same member', () => {
    const opening = { ...nothingCarried, quarantine: [{ member: 1, amount: cents(1_000) }] };
    const others = settle(terms, won(5_000), { opening, results: [{ member: 2, result: cents(5_000) }] });
    expect(others).toMatchObject({ base: cents(5_000), closing: { quarantine: opening.quarantine } });
    const part = settle(terms, won(5_000), { opening, results: [{ member: 1, result: cents(400) }] });
    expect(part).toMatchObject({ base: cents(4_600), closing: { quarantine: [{ member: 1, amount: cents(600) }] } });
    const all = settle(terms, won(5_000), { opening, results: [{ member: 1, result: cents(4_000) }] });
    expect(all).toMatchObject({ base: cents(4_000), closing: { quarantine: [] } });
    const again = settle(terms, won(-8_000), { opening, results: [{ member: 1, result: cents(-8_000) }] });
    expect(again.closing.quarantine).toEqual([{ member: 1, amount: cents(9_000) }]);
  });
});

describe('the explanation of a carried loss', () => {
  const opening = { ...nothingCarried, carry: cents(8) };

  it('shows a loss as it is when no member is in quarantine', () => {
    const { explanation } = settle(dividend([tier(percent(30))], { carry: 'forever' }), won(-100), { opening });
    const steps = outline(explanation);
    expect([...steps.slice(10, 13), ...steps.slice(33)]).toEqual([
      '10 result -10000 = difference 2 3 4 5 8 9',
      '11 carry 800',
      '12 base -10800 = difference 10 11',
      '33 payable 0 = atLeastZero 10',
      '34 carryLeft 800 = difference 11 33',
      '35 carryLeft 800 = atLeastZero 34',
      '36 loss 10000 = negative 10',
      '37 loss 10000 = atLeastZero 36',
      '38 closingCarry 10800 = sum 35 37',
    ]);
  });

  it('names what members release, and what is still held', () => {
    const results = [
      { member: 1, result: cents(4) },
      { member: 2, result: cents(-90) },
    ];
    const { explanation } = settle(
      dividend([tier(percent(30))], { carry: 'forever', quarantine: { member: cents(70), team: cents(20) } }),
      won(-100),
      { opening: { ...opening, quarantine: [{ member: 1, amount: cents(10) }] }, results },
    );
    const steps = outline(explanation);
    expect([...steps.slice(11, 18), ...steps.slice(38)]).toEqual([
      '11 quarantine 1000 #1',
      '12 memberResult 400 #1',
      '13 memberResult 400 #1 = atLeastZero 12',
      '14 freed 400 #1 = smaller 11 13',
      '15 afterQuarantine -10400 = difference 10 14',
      '16 carry 800',
      '17 base -11200 = difference 15 16',
      '38 payable 0 = atLeastZero 15',
      '39 carryLeft 800 = difference 16 38',
      '40 carryLeft 800 = atLeastZero 39',
      '41 loss 10400 = negative 15',
      '42 loss 10400 = atLeastZero 41',
      '43 memberResult -9000 #2',
      '44 memberLoss 9000 #2 = negative 43',
      '45 memberLosses 9000 = sum 44',
      '46 quarantined 9000 = smaller 42 45',
      '47 loss 1400 = difference 42 46',
      '48 closingCarry 2200 = sum 40 47',
      '49 quarantine 600 #1 = difference 11 14',
      '50 closingQuarantine 600 #1 = sum 49',
      '51 position 0',
      '52 quarantined 9000 #2 = part 46 51 44',
      '53 closingQuarantine 9000 #2 = sum 52',
    ]);
  });
});
