import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFigures, anyWindow, anyWindowTerms } from '../../testing/any-window.ts';
import { windowOf } from '../../testing/agreement-terms.ts';
import { addFigures, noFigures, type TeamFigures } from './figures.ts';
import { nothingCarried, type Child, type Outcome, type WindowTerms } from './outcome.ts';
import { settleWindow } from './settle-window.ts';

/** Limits the shrinking of failures, which would otherwise take minutes. */
const runs = { numRuns: 500, interruptAfterTimeLimit: 15_000 };
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('a line', () => {
  it('is never negative, and equals its due, its make-up and its children’s amounts', () => {
    fc.assert(
      fc.property(anyWindow, (input) => {
        const outcome = settleWindow(input);
        expect(outcome.due).toBeGreaterThanOrEqual(0);
        expect(outcome.gross).toBeGreaterThanOrEqual(0);
        expect(outcome.amount).toBe(outcome.gross + sum(input.adjustments.map(({ amount }) => amount)));
        expect(outcome.net).toBe(outcome.amount - sum(outcome.children.map(({ amount }) => amount)));
        const { closing } = outcome;
        expect(Math.max(closing.makeUp, 0 - closing.carry)).toBeLessThanOrEqual(0);
        expect(closing.quarantine.every(({ amount }) => amount > 0)).toBe(true);
        expect(outcome.due === 0 || closing.makeUp === 0).toBe(true);
        const housePaid = outcome.children.filter((_, index) => input.children[index]?.payer === 'house');
        const line = outcome.amount - sum(housePaid.map(({ amount }) => amount));
        if (input.terms.rules.isMadeUp) expect(outcome.due + closing.makeUp).toBe(line + input.opening.makeUp);
        else expect(outcome.due + closing.makeUp).toBeGreaterThanOrEqual(line + input.opening.makeUp);
      }),
      runs,
    );
  });

  it('of an estimate equals the posted one once all figures are in, in any order and parts', () => {
    fc.assert(
      fc.property(anyWindow, fc.array(anyFigures, { maxLength: 6 }), (input, parts) => {
        const estimate = parts.reduceRight(addFigures, input.figures);
        const posted = addFigures(parts.reduce(addFigures, noFigures), input.figures);
        expect(settleWindow({ ...input, figures: estimate })).toEqual(settleWindow({ ...input, figures: posted }));
        for (const name of Object.keys(noFigures) as (keyof TeamFigures)[])
          expect(posted[name]).toBe(sum([input.figures, ...parts].map((part) => part[name])));
      }),
      runs,
    );
  });

  it('never pays less for more play, a larger win or more active members', () => {
    const more = fc.record({
      validStake: fc.nat(1_000_000),
      won: fc.nat(1_000_000),
      lost: fc.nat(1_000_000),
      win: fc.nat(1_000_000),
      members: fc.nat(5),
    });
    fc.assert(
      fc.property(anyWindow, more, (input, { validStake, won, lost, win, members }) => {
        const rise = { ...noFigures, validStake, wonStake: won, lostStake: lost, stake: win, activeMembers: members };
        const [less, full] = [settleWindow(input), settleWindow({ ...input, figures: addFigures(input.figures, rise) })];
        expect(full.gross).toBeGreaterThanOrEqual(less.gross);
        expect(full.due).toBeGreaterThanOrEqual(less.due);
        expect(full.tier ?? -1).toBeGreaterThanOrEqual(less.tier ?? -1);
        const left = ({ closing }: Outcome) => closing.carry + sum(closing.quarantine.map(({ amount }) => amount));
        expect(left(full)).toBeLessThanOrEqual(left(less));
      }),
      runs,
    );
  });

  it('never pays less at a higher rate', () => {
    const raised = (terms: WindowTerms, by: number): WindowTerms => ({
      ...terms,
      tiers: terms.tiers.map((tier) => ({ ...tier, rate: tier.rate + by, lostRate: tier.lostRate === null ? null : tier.lostRate + by })),
    });
    fc.assert(
      fc.property(anyWindow, fc.nat(50_000), (input, by) => {
        expect(settleWindow({ ...input, terms: raised(input.terms, by) }).gross).toBeGreaterThanOrEqual(settleWindow(input).gross);
      }),
      runs,
    );
  });

  it('reaches the next tier with exactly the missing amounts, and with nothing less', () => {
    fc.assert(
      fc.property(anyWindow, (input) => {
        const { next } = settleWindow(input);
        if (next === null) return;
        const { turnover, loss, activeMembers } = next;
        const tierWith = (rise: Partial<TeamFigures>) =>
          settleWindow({ ...input, figures: addFigures(input.figures, { ...noFigures, ...rise }) }).tier ?? -1;
        // The fee takes a share of the additional win, so the loss after costs needs more.
        if (input.terms.rules.feeShare > 0 && input.terms.rules.tierBase === 'net') return;
        expect(tierWith({ validStake: turnover, stake: loss, activeMembers })).toBeGreaterThanOrEqual(next.tier);
        if (turnover > 0) expect(tierWith({ validStake: turnover - 1, stake: loss, activeMembers })).toBeLessThan(next.tier);
        if (loss > 0) expect(tierWith({ validStake: turnover, stake: loss - 1, activeMembers })).toBeLessThan(next.tier);
        if (activeMembers > 0)
          expect(tierWith({ validStake: turnover, stake: loss, activeMembers: activeMembers - 1 })).toBeLessThan(next.tier);
      }),
      runs,
    );
  });
});

describe('consecutive windows', () => {
  it('lose nothing they carry: the bases paid on equal everything won, less the remaining loss', () => {
    const wins = fc.array(fc.integer({ min: -100_000, max: 100_000 }), { minLength: 1, maxLength: 12 });
    const members = fc.array(fc.integer({ min: -80_000, max: 80_000 }), { minLength: 12, maxLength: 12 });
    const terms = anyWindowTerms.filter(({ kind }) => kind === 'dividend');
    fc.assert(
      fc.property(terms, wins, members, (of, results, each) => {
        const forever = { ...of, rules: { ...of.rules, carry: 'forever', feeShare: 0 } } as WindowTerms;
        let opening = nothingCarried;
        let paidOn = 0;
        results.forEach((win, index) => {
          const figures = win < 0 ? { payout: -win } : { stake: win };
          const outcome = settleWindow(windowOf(forever, figures, { opening, results: [{ member: 1, result: each[index] ?? 0 }] }));
          paidOn += Math.max(0, outcome.base);
          opening = outcome.closing;
        });
        expect(paidOn - opening.carry - sum(opening.quarantine.map(({ amount }) => amount))).toBe(sum(results));
      }),
      runs,
    );
  });
});

describe('stacked levels', () => {
  it('add up to the top agent’s earnings, whether the house or the upline pays', () => {
    const level = fc.record({ rate: fc.integer({ min: 1, max: 5_000 }), own: fc.nat(900_000), payer: fc.constantFrom('house', 'upline') });
    fc.assert(
      fc.property(anyWindowTerms, fc.array(level, { minLength: 1, maxLength: 6 }), (of, levels) => {
        let below: readonly Child[] = [];
        let team = 0;
        const nets = levels.map(({ own, payer }, id) => {
          team += own;
          const figures = { validStake: team, wonStake: team, stake: team, activeMembers: 9 };
          const { net, amount } = settleWindow(windowOf({ ...of, rules: { ...of.rules, payer } }, figures, { children: below }));
          below = [{ id, payer, amount }];
          return { net, amount };
        });
        expect(sum(nets.map(({ net }) => net))).toBe(nets.at(-1)?.amount);
      }),
      runs,
    );
  });
});
