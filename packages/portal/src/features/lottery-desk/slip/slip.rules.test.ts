import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highestTicket, slipLimits } from '@livery/contract/lotteries';
import {
  added,
  capped,
  changedBets,
  cleared,
  emptySlip,
  removed,
  repeated,
  repriced,
  staked,
  totalOf,
  undone,
  type Slip,
  type SlipBet,
  type SlipEdit,
} from './slip.rules.ts';

const bet = (changes: Partial<SlipBet> = {}): SlipBet => ({
  id: 1,
  play: 'place',
  slots: ['3'],
  lines: 2,
  stake: 100,
  odds: [980],
  ...changes,
});
const aSlip = (...bets: SlipBet[]): Slip => ({ ...emptySlip, bets });

const someBet = fc.record({
  id: fc.constant(0),
  play: fc.constantFrom('place', 'sum', 'first2-direct'),
  slots: fc.array(fc.constantFrom('1', '2', '3ff'), { minLength: 1, maxLength: 2 }),
  lines: fc.integer({ min: 1, max: 100_000 }),
  stake: fc.integer({ min: 1, max: 50_000_000 }),
  odds: fc.constant([980]),
});
type Edit = (slip: Slip) => SlipEdit;
const idAt = (slip: Slip, at: number) => slip.bets[at % Math.max(1, slip.bets.length)]?.id ?? 0;
const edit: fc.Arbitrary<Edit> = fc.oneof(
  someBet.map((each) => (slip: Slip) => added(slip, each)),
  fc.nat(9).map((at) => (slip: Slip) => removed(slip, idAt(slip, at))),
  fc.constant(cleared),
  fc.constant(undone),
  fc.tuple(fc.nat(9), fc.integer({ min: 1, max: 90_000_000 })).map(
    ([at, stake]) =>
      (slip: Slip) =>
        staked(slip, stake, idAt(slip, at)),
  ),
  fc.array(someBet, { maxLength: 3 }).map((bets) => (slip: Slip) => repeated(slip, bets)),
);

test('stays payable, with unique bet ids, after any sequence of edits', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 40 }), (edits) => {
      let slip = emptySlip;
      for (const next of edits) {
        const outcome = next(slip);
        if (typeof outcome !== 'string') slip = outcome;
        expect(totalOf(slip.bets)).toSatisfy((total) => Number.isSafeInteger(total));
        expect(totalOf(slip.bets)).toBe(slip.bets.reduce((sum, { lines, stake }) => sum + lines * stake, 0));
        expect(slip.bets.length).toBeLessThanOrEqual(slipLimits.bets);
        expect(new Set(slip.bets.map(({ id }) => id)).size).toBe(slip.bets.length);
      }
    }),
  );
});

test('restores the last removed or cleared bets in their place', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(999), { minLength: 1, maxLength: 20 }), fc.array(fc.nat(30), { maxLength: 8 }), (lines, ends) => {
      let slip = aSlip(...lines.map((count, at) => bet({ id: at + 1, lines: count + 1, slots: [String(count)] })));
      const seen = [slip.bets];
      for (const at of ends) {
        if (slip.bets.length === 0) break;
        slip = at % 7 === 0 ? cleared(slip) : removed(slip, idAt(slip, at));
        seen.push(slip.bets);
      }
      for (const before of seen.toReversed().slice(1)) {
        slip = undone(slip) as Slip;
        expect(slip.bets).toEqual(before);
      }
      expect(undone(slip)).toBe(slip);
    }),
  );
});

test('raises the stake of an existing bet', () => {
  const slip = added(aSlip(bet()), bet({ stake: 50, odds: [970] })) as Slip;
  expect(slip.bets).toEqual([bet({ stake: 150, odds: [970] })]);
  expect((added(slip, bet({ slots: ['4'] })) as Slip).bets.map(({ id }) => id)).toEqual([1, 2]);
});

test('refuses one bet too many, and more money than a ticket may cost', () => {
  const full = aSlip(...Array.from({ length: slipLimits.bets }, (_, at) => bet({ id: at + 1, slots: [at.toString(16)] })));
  expect(added(full, bet({ slots: ['fff'] }))).toBe('full');
  expect(repeated(full, [bet({ slots: ['fff'] })])).toBe('full');
  const dear = bet({ lines: 10_000, stake: highestTicket / 10_000 });
  expect(added(emptySlip, dear)).toMatchObject({ bets: [dear] });
  expect(added(aSlip(dear), bet({ slots: ['4'], lines: 1, stake: 1 }))).toBe('tooHigh');
  expect(staked(aSlip(dear), dear.stake + 1)).toBe('tooHigh');
  expect([totalOf([dear]), totalOf([dear], 2)]).toEqual([highestTicket, null]);
});

test('lists changed odds and closed plays, and accepts the current offer', () => {
  const slip = aSlip(bet({ id: 1 }), bet({ id: 2, play: 'sum' }), bet({ id: 3, play: 'span' }));
  const offered = { place: [980], sum: [970] };
  expect(changedBets(slip.bets, offered).map(({ bet: { id }, odds }) => [id, odds])).toEqual([
    [2, [970]],
    [3, null],
  ]);
  const now = repriced(slip, offered);
  expect(now.bets.map(({ id, odds }) => [id, odds])).toEqual([
    [1, [980]],
    [2, [970]],
  ]);
  expect(changedBets(now.bets, offered)).toEqual([]);
  expect((undone(now) as Slip).bets).toHaveLength(3);
});

test('keeps the part of a bet that still fits', () => {
  const slip = aSlip(bet({ id: 1, stake: 500 }), bet({ id: 2, stake: 40 }));
  expect(capped(slip, 100, null).bets.map(({ stake }) => stake)).toEqual([100, 40]);
  expect(capped(slip, 20, 1).bets.map(({ stake }) => stake)).toEqual([500, 20]);
  expect(capped(slip, 0, 0).bets.map(({ id }) => id)).toEqual([2]);
});
