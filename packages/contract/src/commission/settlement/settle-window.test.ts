import { describe, expect, it } from 'vitest';
import { cents, dividend, percent, tier, wage } from '../../testing/agreement-terms.ts';
import { outline } from '../../testing/outline.ts';
import { settle, won } from '../../testing/settled.ts';
import { noFigures } from './figures.ts';
import { nothingCarried, type WindowInput } from './outcome.ts';
import { rateOf } from './settle-window.ts';

describe('a dividend', () => {
  it('G4: deducts costs from a win and adds them to a loss', () => {
    const terms = dividend([tier(percent(40))], { carry: 'forever' });
    expect(settle(terms, { ...won(27_000), bonuses: cents(2_700) }).due).toBe(cents(9_720));
    const loss = settle(terms, { ...won(-15_000), bonuses: cents(1_500) });
    expect([loss.base, loss.due]).toEqual([cents(-16_500), 0]);
    const after = (opening: WindowInput['opening']) => settle(terms, won(40_000), { opening }).due;
    expect(after(loss.closing) - after(nothingCarried)).toBe(cents(-6_600));
  });

  it('deducts bonuses, rebates, fees, a share of a win and the wages of the window', () => {
    const terms = dividend([tier(percent(10))], { feeShare: percent(1) });
    const costs = { bonuses: cents(10), rebates: cents(20), fees: cents(30), wages: cents(40) };
    expect(settle(terms, { ...won(1_000), ...costs }).base).toBe(cents(890));
    expect(settle(terms, { ...won(-1_000), ...costs }).base).toBe(cents(-1_100));
  });
});

describe('wages', () => {
  it('G5: leave each agent its own rate less its downline’s', () => {
    const levels = [
      { rate: 0.5, team: 20_000 },
      { rate: 0.8, team: 50_000 },
      { rate: 1, team: 100_000 },
    ];
    const nets: number[] = [];
    let below: WindowInput['children'] = [];
    for (const { rate, team } of levels) {
      const outcome = settle(wage([tier(percent(rate))], { payer: 'house' }), { validStake: cents(team) }, { children: below });
      nets.unshift(outcome.net);
      expect(outcome.due).toBe(outcome.net);
      below = [{ id: 1, payer: 'house', amount: outcome.amount }];
    }
    expect(nets).toEqual([600, 300, 100].map(cents));
    expect(nets.reduce((sum, net) => sum + net)).toBe(cents(1_000));
  });

  it('G11: have separate rates for won and for lost bets', () => {
    const terms = wage([tier(percent(1), { lostRate: percent(3) })], {}, { kind: 'hourly' });
    const team = { validStake: cents(5_500), wonStake: cents(3_000), lostStake: cents(2_000) };
    expect(settle(terms, team)).toMatchObject({ base: cents(5_000), gross: cents(90) });
    expect(settle(terms, { wonStake: 50, lostStake: 17 }).gross).toBe(1);
    expect(settle(terms, { wonStake: cents(-500), lostStake: cents(100) }).gross).toBe(cents(3));
  });

  it('G12: count turnover in whole units, or all of it', () => {
    const terms = (wholeUnits: number) => wage([tier(percent(1.2))], { wholeUnits });
    expect(settle(terms(cents(10_000)), { validStake: cents(12_345) }).gross).toBe(cents(120));
    expect(settle(terms(1), { validStake: cents(12_345) }).gross).toBe(cents(148.14));
    const both = wage([tier(percent(1), { lostRate: percent(3) })], { wholeUnits: cents(100) });
    expect(settle(both, { wonStake: cents(199), lostStake: cents(99) }).gross).toBe(cents(1));
  });

  it('deduct no wages, and carry no loss', () => {
    const terms = wage([tier(percent(1), { profitLoss: cents(50) })], { tierBase: 'net' });
    expect(settle(terms, { validStake: cents(100), ...won(60), wages: cents(30) }).gross).toBe(cents(1));
    expect(settle(terms, { validStake: cents(100), ...won(60), bonuses: cents(11) }).gross).toBe(0);
    expect(settle(terms, { validStake: cents(-100), ...won(-100) }).closing).toEqual(nothingCarried);
  });
});

describe('children', () => {
  it('G6: may get more than their upline, whose line becomes make-up when the house pays them', () => {
    const child = settle(dividend([tier(percent(25))], { payer: 'house' }), won(10_000));
    expect(child.due).toBe(cents(2_500));
    const terms = dividend([tier(percent(30))], { payer: 'house', isMadeUp: true });
    const children = [{ id: 7, payer: 'house' as const, amount: child.amount }];
    const parent = settle(terms, won(2_000), { children });
    expect(parent).toMatchObject({ gross: cents(600), net: cents(-1_900), due: 0, closing: { makeUp: cents(-1_900) } });
    expect(settle(terms, won(10_000), { opening: parent.closing })).toMatchObject({ due: cents(1_100), closing: { makeUp: 0 } });
    const forgiven = settle(dividend([tier(percent(30))], { payer: 'house' }), won(2_000), { children });
    expect(forgiven).toMatchObject({ net: cents(-1_900), due: 0, closing: { makeUp: 0 } });
  });

  it('lower the income of an upline that pays them, but not its own payment', () => {
    const children = [
      { id: 1, payer: 'upline' as const, amount: cents(40) },
      { id: 2, payer: 'house' as const, amount: cents(25) },
    ];
    const outcome = settle(wage([tier(percent(1))], { payer: 'house' }), { validStake: cents(10_000) }, { children });
    expect(outcome).toMatchObject({ gross: cents(100), net: cents(35), due: cents(75) });
  });

  it('G15: get their shares of the parent’s amount, which keeps the rest', () => {
    const parent = settle(dividend([tier(percent(30))]), won(10_000), {
      children: [
        { id: 1, payer: 'upline', share: percent(20) },
        { id: 2, payer: 'upline', share: percent(40) },
      ],
    });
    expect(parent.children).toEqual([
      { id: 1, amount: cents(600) },
      { id: 2, amount: cents(1_200) },
    ]);
    expect([parent.gross, parent.net]).toEqual([cents(3_000), cents(1_200)]);
    const terms = dividend([tier(percent(20))], { split: 'shareOfParent' });
    const shared = settle(terms, won(-99), { fromParent: cents(600), opening: { ...nothingCarried, carry: cents(1) } });
    expect(shared).toMatchObject({ tier: 0, base: cents(600), gross: cents(600), due: cents(600), closing: nothingCarried });
    expect(shared.explanation.map(({ name, value }) => [name, value])).toContainEqual(['rate', percent(20)]);
    expect(outline(shared.explanation).slice(0, 2)).toEqual(['0 fromParent 60000', '1 gross 60000 = sum 0']);
  });

  it('with a share get the rate of the tier they reach', () => {
    const terms = dividend([tier(percent(20), { profitLoss: cents(10) }), tier(percent(30), { profitLoss: cents(20) })]);
    const rates = [9, 10, 20].map((wins) => rateOf(terms, { ...noFigures, ...won(wins) }, 7));
    expect(rates).toEqual([0, percent(20), percent(30)]);
  });

  it('distribute rounding remainders by the largest remainder', () => {
    const share = (id: number, of: number) => ({ id, payer: 'upline' as const, share: of });
    const parent = settle(wage([tier(percent(1))]), { validStake: 10_000 }, { children: [share(1, 333_333), share(2, 333_333)] });
    expect(parent.children.map(({ amount }) => amount)).toEqual([33, 33]);
    expect(parent.net).toBe(34);
    const all = settle(wage([tier(percent(1))]), { validStake: 10_000 }, { children: [share(1, percent(60)), share(2, percent(40))] });
    expect([...all.children.map(({ amount }) => amount), all.net]).toEqual([60, 40, 0]);
    const over = [share(1, percent(60)), share(2, percent(41))];
    expect(() => settle(wage([tier(1)]), {}, { children: over })).toThrow('1010000, more than the whole of 1000000');
  });
});

describe('make-up', () => {
  it('is earned back before anything is paid', () => {
    const terms = wage([tier(percent(1))], { isMadeUp: true });
    const pay = (makeUp: number) => settle(terms, { validStake: cents(10_000) }, { opening: { ...nothingCarried, makeUp } });
    expect(pay(cents(-1_000))).toMatchObject({ due: 0, closing: { makeUp: cents(-900) } });
    expect(pay(cents(-30))).toMatchObject({ due: cents(70), closing: { makeUp: 0 } });
  });

  it('keeps amounts taken back by late voids open, with and without the rule', () => {
    const adjustments = [
      { line: 4, amount: cents(-240) },
      { line: 5, amount: cents(40) },
    ];
    for (const isMadeUp of [true, false]) {
      const outcome = settle(wage([tier(percent(1))], { isMadeUp }), { validStake: cents(5_000) }, { adjustments });
      expect(outcome).toMatchObject({ gross: cents(50), amount: cents(-150), due: 0, closing: { makeUp: cents(-150) } });
    }
    const terms = dividend([tier(percent(20))], { split: 'shareOfParent' });
    expect(settle(terms, {}, { fromParent: cents(-30) })).toMatchObject({ due: 0, closing: { makeUp: cents(-30) } });
    const children = [{ id: 1, payer: 'house' as const, amount: cents(100) }];
    expect(settle(terms, {}, { fromParent: cents(30), children }).closing.makeUp).toBe(0);
    const forgiving = settle(wage([tier(percent(1))]), { validStake: cents(5_000) }, { adjustments, children });
    expect(forgiving).toMatchObject({ net: cents(-250), due: 0, closing: { makeUp: cents(-200) } });
  });
});

describe('an explanation', () => {
  it('of a dividend goes down to the counted, agreed and carried values', () => {
    const terms = dividend([tier(percent(10), { profitLoss: 300, minimumActiveMembers: 4, periodicMinimumBet: 5 })], {
      carry: 'forever',
      payer: 'house',
      feeShare: percent(2),
      turnover: 'dailyAverage',
      quarantine: { member: 20, team: 30 },
    });
    const figures = { validStake: 901, stake: 902, payout: 1_003, bonuses: 14, rebates: 15, fees: 16, wages: 17, activeMembers: 8 };
    const { explanation } = settle(terms, figures, {
      version: 3,
      opening: { carry: 11, makeUp: -12, quarantine: [{ member: 70, amount: 13 }] },
      results: [
        { member: 70, result: 9 },
        { member: 73, result: -80 },
        { member: 74, result: -40 },
      ],
      children: [
        { id: 71, payer: 'house', amount: 6 },
        { id: 75, payer: 'upline', share: percent(40) },
      ],
      adjustments: [{ line: 72, amount: -7 }],
    });
    expect(outline(explanation)).toEqual([
      '0 stake 902',
      '1 payout 1003',
      '2 houseWin -101 = difference 0 1',
      '3 bonuses 14',
      '4 rebates 15',
      '5 fees 16',
      '6 houseWin 0 = atLeastZero 2',
      '7 feeShare 20000',
      '8 feeCost 0 = share 6 7',
      '9 wages 17',
      '10 result -163 = difference 2 3 4 5 8 9',
      '11 quarantine 13 #70',
      '12 memberResult 9 #70',
      '13 memberResult 9 #70 = atLeastZero 12',
      '14 freed 9 #70 = smaller 11 13',
      '15 afterQuarantine -172 = difference 10 14',
      '16 carry 11',
      '17 base -183 = difference 15 16',
      '18 payable 0 = atLeastZero 17',
      '19 turnover 901',
      '20 activeMembers 8',
      '21 threshold 5',
      '22 days 7',
      '23 neededTurnover 35 = product 21 22',
      '24 threshold 300',
      '25 days 7',
      '26 neededLoss 2100 = product 24 25',
      '27 neededMembers 4',
      '28 tier 0 = tier 19 2 20 23 26 27',
      '29 tierRate 100000',
      '30 rate 0 #3 = pick 28 29',
      '31 gross 0 = share 18 30',
      '32 adjustment -7 #72',
      '33 amount -7 = sum 31 32',
      '34 child 6 #71',
      '35 line -13 = difference 33 34',
      '36 makeUp -12',
      '37 total -25 = sum 35 36',
      '38 due 0 = atLeastZero 37',
      '39 position 0',
      '40 childShare 400000 #75',
      '41 keptShare 600000',
      '42 child -3 #75 = part 33 39 40 41',
      '43 net -10 = difference 33 34 42',
      '44 closingMakeUp -25 = atMostZero 37',
      '45 adjustments -19 = sum 32 36',
      '46 adjustments -19 = atMostZero 45',
      '47 closingMakeUp -19 = larger 44 46',
      '48 payable 0 = atLeastZero 15',
      '49 carryLeft 11 = difference 16 48',
      '50 carryLeft 11 = atLeastZero 49',
      '51 loss 172 = negative 15',
      '52 loss 172 = atLeastZero 51',
      '53 memberResult -80 #73',
      '54 memberLoss 80 #73 = negative 53',
      '55 memberResult -40 #74',
      '56 memberLoss 40 #74 = negative 55',
      '57 memberLosses 120 = sum 54 56',
      '58 quarantined 120 = smaller 52 57',
      '59 loss 52 = difference 52 58',
      '60 closingCarry 63 = sum 50 59',
      '61 quarantine 4 #70 = difference 11 14',
      '62 closingQuarantine 4 #70 = sum 61',
      '63 position 0',
      '64 quarantined 80 #73 = part 58 63 54 56',
      '65 closingQuarantine 80 #73 = sum 64',
      '66 position 1',
      '67 quarantined 40 #74 = part 58 66 54 56',
      '68 closingQuarantine 40 #74 = sum 67',
    ]);
  });

  it('of wages shows the turnover, or the won and lost stakes', () => {
    const one = settle(wage([tier(percent(1))], { wholeUnits: 50 }), { validStake: 260 }).explanation;
    const both = settle(wage([tier(percent(1), { lostRate: percent(3) })]), { wonStake: 300, lostStake: 200 }).explanation;
    expect(outline(one).slice(0, 16)).toEqual([
      '0 turnover 260',
      '1 wholeUnits 50',
      '2 turnover 250 = multiple 0 1',
      '3 payable 250 = atLeastZero 2',
      '4 turnover 260',
      '5 stake 0',
      '6 payout 0',
      '7 houseWin 0 = difference 5 6',
      '8 activeMembers 0',
      '9 neededTurnover 0',
      '10 neededLoss 0',
      '11 neededMembers 0',
      '12 tier 1 = tier 4 7 8 9 10 11',
      '13 tierRate 10000',
      '14 rate 10000 #1 = pick 12 13',
      '15 gross 2 = share 3 14',
    ]);
    expect(outline(both).slice(0, 18)).toEqual([
      '0 wonStake 300',
      '1 payable 300 = atLeastZero 0',
      '2 turnover 0',
      '3 stake 0',
      '4 payout 0',
      '5 houseWin 0 = difference 3 4',
      '6 activeMembers 0',
      '7 neededTurnover 0',
      '8 neededLoss 0',
      '9 neededMembers 0',
      '10 tier 1 = tier 2 5 6 7 8 9',
      '11 tierRate 10000',
      '12 rate 10000 #1 = pick 10 11',
      '13 lostStake 200',
      '14 payable 200 = atLeastZero 13',
      '15 tierRate 30000',
      '16 lostRate 30000 #1 = pick 10 15',
      '17 gross 9 = share 1 12 14 16',
    ]);
  });
});

describe('the closing state of a window', () => {
  it('keeps members in quarantine until everything is released', () => {
    const terms = dividend([tier(percent(10))], { quarantine: { member: cents(100), team: cents(100) } });
    const opening = {
      ...nothingCarried,
      quarantine: [
        { member: 1, amount: cents(30) },
        { member: 2, amount: cents(30) },
      ],
    };
    const results = [{ member: 2, result: cents(40) }];
    expect(settle(terms, won(500), { opening, results }).closing.quarantine).toEqual([{ member: 1, amount: cents(30) }]);
  });

  it('keeps what was taken back from a share, but not what the share paid', () => {
    const shared = wage([tier(percent(50))], { split: 'shareOfParent' });
    const children = [{ id: 7, payer: 'house' as const, amount: cents(150) }];
    const adjustments = [{ line: 1, amount: cents(-30) }];
    const left = (fromParent: number) => settle(shared, {}, { fromParent, children, adjustments }).closing.makeUp;
    // 100 − 30 − 150 are forgiven except for the adjustment, and −10 − 30 − 150 except for the adjustment and the
    // share.
    expect([left(cents(100)), left(cents(-10))]).toEqual([cents(-30), cents(-40)]);
  });

  it('has no tier if none is reached, and adds both stakes if each has a separate rate', () => {
    expect(settle(wage([tier(percent(1), { minimumActiveMembers: 1 })]), {}).tier).toBeNull();
    const both = settle(wage([tier(percent(1), { lostRate: percent(3) })]), { wonStake: cents(3), lostStake: cents(2) });
    expect(both.base).toBe(cents(5));
  });
});

it('refuses a figure that is not a safe integer', () => {
  expect(() => settle(wage([tier(1)]), { validStake: 0.5 })).toThrow(RangeError);
  expect(() => settle(wage([tier(1)]), { stake: Number.MAX_SAFE_INTEGER, payout: -1 })).toThrow('houseWin');
});
