import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kindOf } from '../kinds/kinds.ts';
import { kindCodes, type Kind } from '../model/kind.ts';
import { problemOf } from '../model/lines.ts';
import { maskOf } from '../model/mask.ts';
import type { Play } from '../model/play.ts';
import { readSlip } from './read-slip.ts';
import type { ParsedBet, Stations } from './slip.ts';
import { writeSlip } from './write-slip.ts';

function selections(play: Play): fc.Arbitrary<bigint[]> {
  const masks = play.slots.map(({ labels, min, max }) =>
    fc.uniqueArray(fc.nat(labels.length - 1), { minLength: min, maxLength: Math.min(max, 20) }).map(maskOf),
  );
  return fc.tuple(...masks).filter((selection) => problemOf(play, selection) === null);
}

function stationsOf(kind: Kind): fc.Arbitrary<Stations | null> {
  if (kind.code === 'VN27') return fc.constantFrom(null, { region: 'mb', count: 1 });
  if (kind.code !== 'VN18') return fc.constant(null);
  return fc.option(fc.record({ region: fc.constantFrom('mn', 'mt'), count: fc.integer({ min: 1, max: 9 }) }));
}

function betsOf(kind: Kind): fc.Arbitrary<ParsedBet[]> {
  const bet = fc.constantFrom(...kind.plays).chain((play) =>
    fc.record({
      play: fc.constant(play.code),
      selection: selections(play),
      stake: fc.option(fc.oneof(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 10 ** 14 }))),
      stations: stationsOf(kind),
    }),
  );
  return fc.array(bet, { maxLength: 8 });
}

describe('a written slip', () => {
  it.each(kindCodes)('of %s reads back as the same bets', (code) => {
    const kind = kindOf(code);
    const plays = fc.option(fc.constantFrom(...kind.plays));
    fc.assert(
      fc.property(plays, betsOf(kind), fc.constantFrom(1, 100, 1_000), (play, bets, unit) => {
        expect(readSlip(kind, play, writeSlip(kind, play, bets, unit), unit)).toEqual({ lines: bets, problems: [] });
      }),
      { numRuns: 200 },
    );
  });

  it('is short where possible', () => {
    const ssc = kindOf('SSC');
    const direct = ssc.plays.find(({ code }) => code === 'last3-direct') as Play;
    const bet = { play: 'last3-direct', selection: [maskOf([6, 7]), maskOf([0, 1]), maskOf([8, 9])], stake: 150, stations: null };
    expect(writeSlip(ssc, direct, [bet, { ...bet, stake: null }])).toBe('67|01|89 = 1,5\n67|01|89');
    expect(writeSlip(ssc, null, [bet])).toBe('last3-direct: 67|01|89 = 1,5');
    const anyFive = { play: 'any-5', selection: [maskOf([0, 4, 8]), maskOf([1, 7])], stake: null, stations: null };
    expect(writeSlip(kindOf('11X5'), null, [anyFive])).toBe('any-5: 02,08>01,05,09');
    const lo = { play: 'lo-2', selection: [maskOf([1, 2])], stake: 1_500, stations: { region: 'mn', count: 2 } } as const;
    const xien = { ...lo, play: 'xien-2', stations: null };
    expect(writeSlip(kindOf('VN18'), null, [lo, lo, xien], 1_000)).toBe('2dmn\n01.02b1,5\n01.02b1,5\n1d\n01.02xien2 1,5');
  });

  it('is not written for a play that the kind does not have', () => {
    expect(() => writeSlip(kindOf('SSC'), null, [{ play: 'any-5', selection: [1n], stake: null, stations: null }])).toThrow('any-5');
  });
});
