import { describe, expect, it } from 'vitest';
import { kindOf } from '../kinds/kinds.ts';
import { kindCodes, type Kind } from '../model/kind.ts';
import type { Play } from '../model/play.ts';
import { allLost, allReturned, playOf } from '../testing/lottery-builders.ts';
import { proveKind } from './prove.ts';

const target = { most: 9800, least: 8500, flags: allReturned };
const faultsOf = (kind: Kind, offered?: Parameters<typeof proveKind>[2]) =>
  proveKind(kind, target, offered).flatMap(({ play, oddsClass, fault }) => (fault === null ? [] : [`${play} ${oddsClass}: ${fault}`]));

/** The kind with a single, changed play. */
const withPlay = (kind: Kind, play: Play, change: Partial<Play> = {}): Kind => ({ ...kind, plays: [{ ...play, ...change }] });

// Walking 100,000 draws on a busy machine takes longer than a test's default timeout.
describe('the proof of a kind', { timeout: 60_000 }, () => {
  it.each(kindCodes)('%s: every draw agrees with the stated classes, and no odds pay more than the share', (code) => {
    expect(faultsOf(kindOf(code))).toEqual([]);
  });

  it.each(['SSC', '11X5', 'LHC'] as const)('%s: it also holds if a push loses', (code) => {
    const plays = kindOf(code).plays.filter(({ classes }) => classes.some(({ returned }) => returned !== undefined));
    expect(plays.length).toBeGreaterThan(0);
    const proofs = proveKind({ ...kindOf(code), plays }, { ...target, flags: allLost });
    expect(proofs.filter(({ fault }) => fault !== null)).toEqual([]);
  });

  it('detects a count that is off by one draw', () => {
    for (const [code, name] of [
      ['SSC', 'five-once'],
      ['SSC', 'last3-group-3'],
      ['8OF20', 'any-3'],
      ['LHC', 'normal-2-of-3'],
      ['LHC', 'sum-sides'],
      ['VN18', 'xien-3'],
      ['VN27', 'da'],
      ['VN27', 'head'],
    ] as const) {
      const play = playOf(code, name);
      const classes = play.classes.map((oddsClass) => ({ ...oddsClass, wins: oddsClass.wins - 1n }));
      const expected = classes.map((oddsClass) => `${name} ${oddsClass.code}: wrongCount`);
      expect(faultsOf(withPlay(kindOf(code), play, { classes }))).toEqual(expected);
    }
  });

  it('detects a play whose hits do not match its classes', () => {
    const place = playOf('SSC', 'place');
    const shifted = withPlay(kindOf('SSC'), place, {
      hits: (draw, context) =>
        place.hits(
          draw.map((digit) => Math.min(digit, 8)),
          context,
        ),
    });
    expect(faultsOf(shifted)).toEqual(['place place: wrongCount']);
    const dragon = playOf('SSC', 'dragon-tiger');
    const forgetful = withPlay(kindOf('SSC'), dragon, { hits: (draw, context) => dragon.hits(draw, { ...context, flags: allLost }) });
    expect(faultsOf(forgetful)).toEqual(['dragon-tiger side: wrongCount']);
  });

  it('rejects odds of a price list that pay too much or too little', () => {
    const ssc = withPlay(kindOf('SSC'), playOf('SSC', 'place-sides'));
    expect(faultsOf(ssc, () => 196)).toEqual([]);
    expect(faultsOf(ssc, () => 197)).toEqual(['place-sides side: paysTooMuch']);
    expect(faultsOf(ssc, () => 169)).toEqual(['place-sides side: paysTooLittle']);
    // 650 on 27 lots, as one list prints it, is 24.07 on one stake: 149 %.
    expect(faultsOf(withPlay(kindOf('VN27'), playOf('VN27', 'da')), () => 2407)).toEqual(['da pair: paysTooMuch']);
  });
});

describe('plays', () => {
  it.each(kindCodes)('%s: have unique codes in plain letters', (code) => {
    const codes = kindOf(code).plays.map((play) => play.code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((play) => !/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(play))).toEqual([]);
  });

  it('write numbers as on balls and slips', () => {
    expect(kindOf('SSC').labelsOf([3, 3, 7, 0, 9])).toEqual(['3', '3', '7', '0', '9']);
    expect(kindOf('PK10').labelsOf([7, 3, 10, 1, 2, 4, 5, 6, 8, 9]).slice(0, 3)).toEqual(['07', '03', '10']);
    expect(kindOf('LHC').labelsOf([3, 11, 18, 27, 36, 44, 49])[6]).toBe('49');
    expect(
      kindOf('VN18')
        .labelsOf([5, 12, ...Array.from({ length: 15 }, () => 1), 45])
        .filter((_, place) => [0, 1, 17].includes(place)),
    ).toEqual(['05', '012', '000045']);
  });
});
