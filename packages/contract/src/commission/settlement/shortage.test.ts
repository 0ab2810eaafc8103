import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../testing/agreement-terms.ts';
import { payDebts, shortagesOf, type Debt } from './shortage.ts';

const debt = (more: Partial<Debt>): Debt => ({
  line: 1,
  payer: 10,
  payee: 20,
  level: 1,
  since: 0,
  amount: cents(1_900),
  isGuaranteed: false,
  ...more,
});
const purse = (amount: number) => new Map([[10, cents(amount)]]);

describe('an upline without enough money', () => {
  it('G17: pays in part, and its next incoming payment pays the rest first', () => {
    expect(payDebts([debt({})], purse(1_200))).toEqual([{ line: 1, paid: cents(1_200), advanced: 0, open: cents(700) }]);
    const next = [debt({ line: 2, since: 1, amount: cents(500) }), debt({ amount: cents(700) })];
    expect(payDebts(next, purse(1_000))).toEqual([
      { line: 1, paid: cents(700), advanced: 0, open: 0 },
      { line: 2, paid: cents(300), advanced: 0, open: cents(200) },
    ]);
  });

  it('pays nothing from a purse that is empty or overdrawn', () => {
    for (const purses of [new Map<number, number>(), purse(-5)])
      expect(payDebts([debt({})], purses)).toEqual([{ line: 1, paid: 0, advanced: 0, open: cents(1_900) }]);
  });

  it('is paid by the level above before it pays the level below', () => {
    const lines = [
      debt({ line: 3, payer: 20, payee: 30, level: 2, amount: cents(100) }),
      debt({ line: 2, payer: 10, payee: 20, level: 1, amount: cents(400) }),
      debt({ line: 1, payer: null, payee: 10, level: 0, amount: cents(1_000) }),
    ];
    expect(payDebts(lines, new Map()).map(({ line, paid }) => [line, paid])).toEqual([
      [1, cents(1_000)],
      [2, cents(400)],
      [3, cents(100)],
    ]);
  });

  it('pays older lines of a level first, and those of the same age by number', () => {
    const order = (...lines: [line: number, level: number, since: number][]) =>
      payDebts(
        lines.map(([line, level, since]) => debt({ line, level, since })),
        new Map(),
      ).map(({ line }) => line);
    expect(order([1, 1, 5], [2, 1, 4], [3, 0, 9])).toEqual([3, 2, 1]);
    expect(order([9, 1, 4], [8, 1, 4], [7, 1, 4])).toEqual([7, 8, 9]);
    expect(order([1, 2, 0], [2, 1, 3], [3, 1, 2])).toEqual([3, 2, 1]);
  });

  it('of a guaranteed line then owes the house what it paid instead', () => {
    const below = debt({ line: 2, payer: 20, payee: 30, level: 2, amount: cents(1_900) });
    const guaranteed = payDebts([debt({ isGuaranteed: true }), below], purse(1_200));
    expect(guaranteed).toEqual([
      { line: 1, paid: cents(1_200), advanced: cents(700), open: cents(700) },
      { line: 2, paid: cents(1_900), advanced: 0, open: 0 },
    ]);
    const toHouse = debt({ payee: null, amount: cents(700), isGuaranteed: true });
    expect(payDebts([toHouse], purse(500))).toEqual([{ line: 1, paid: cents(500), advanced: 0, open: cents(200) }]);
  });

  it('is told in advance how much it lacks for all of its lines', () => {
    const lines = [debt({}), debt({ line: 2, amount: cents(100) }), debt({ line: 3, payer: 20, amount: cents(900) })];
    expect(shortagesOf(lines, purse(1_500))).toEqual(new Map([[10, cents(500)]]));
    expect(shortagesOf([debt({ payer: null, level: 0 })], new Map()).size).toBe(0);
  });
});

it('pays no line more than is owed and nothing from an empty purse, and loses nothing', () => {
  const who = fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 5 }));
  const debts = fc
    .array(fc.record({ payer: who, payee: who, level: fc.nat(3), since: fc.nat(3), amount: fc.nat(1_000), isGuaranteed: fc.boolean() }), {
      maxLength: 12,
    })
    .map((list) => list.map((each, line): Debt => ({ ...each, line })));
  const amounts = fc.array(fc.nat(800), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(debts, amounts, (list, held) => {
      const purses = new Map(held.map((amount, index) => [index + 1, amount]));
      const payments = payDebts(list, purses);
      expect(payments.map(({ line }) => line).toSorted((one, other) => one - other)).toEqual(list.map(({ line }) => line));
      for (const { line, paid, advanced, open } of payments) {
        const owed = list.find((each) => each.line === line);
        expect(paid + open).toBe(owed?.amount);
        expect(Math.min(paid, advanced, open)).toBeGreaterThanOrEqual(0);
        expect(advanced).toBe(owed?.isGuaranteed === true && owed.payee !== null ? open : 0);
        if (owed?.payer === null) expect(open).toBe(0);
      }
      const left = new Map(purses);
      for (const { line, paid, advanced } of payments) {
        const { payer = null, payee = null } = list.find((each) => each.line === line) ?? {};
        if (payer !== null) left.set(payer, (left.get(payer) ?? 0) - paid);
        if (payer !== null) expect(left.get(payer)).toBeGreaterThanOrEqual(0);
        if (payee !== null) left.set(payee, (left.get(payee) ?? 0) + paid + advanced);
      }
      expect(held).toEqual([...purses.values()]);
    }),
  );
});
