import { describe, expect, it } from 'vitest';
import type { KindCode } from '../model/kind.ts';
import type { Flags } from '../model/draw.ts';
import { returnedDraws } from '../model/odds.ts';
import { allLost, allReturned, oddsAt, playOf } from '../testing/lottery-builders.ts';
import { kindOf } from './kinds.ts';

/** Play, class, wins and draws from that table, and the odds printed at 98 and 97 %. */
type Row = readonly [play: string, oddsClass: string, wins: bigint, at98: number, at97: number, of?: bigint | undefined, flags?: Flags];

const sets6 = 13_983_816n;
const sets7 = 85_900_584n;
const sets6and1 = 601_304_088n;

const tables: Readonly<Partial<Record<KindCode, { of: bigint; rows: readonly Row[] }>>> = {
  SSC: {
    of: 100_000n,
    rows: [
      ['five-direct', 'direct', 1n, 98_000, 97_000],
      ['five-group-120', 'group', 120n, 816.66, 808.33],
      ['five-group-60', 'group-60', 60n, 1633.33, 1616.66],
      ['five-group-30', 'group-30', 30n, 3266.66, 3233.33],
      ['five-group-20', 'group-20', 20n, 4900, 4850],
      ['five-group-10', 'group-10', 10n, 9800, 9700],
      ['five-group-5', 'group-5', 5n, 19_600, 19_400],
      ['five-once', 'digit', 40_951n, 2.39, 2.36],
      ['five-twice', 'digit', 8146n, 12.03, 11.9],
      ['last3-direct', 'direct', 100n, 980, 970],
      ['last3-group-3', 'group-3', 300n, 326.66, 323.33],
      ['last3-group-6', 'group', 600n, 163.33, 161.66],
      ['last3-form', 'triple', 1000n, 98, 97],
      ['last3-form', 'straight', 6000n, 16.33, 16.16],
      ['last3-once', 'digit', 27_100n, 3.61, 3.57],
      ['last2-direct', 'direct', 1000n, 98, 97],
      ['last2-group', 'group', 2000n, 49, 48.5],
      ['place', 'place', 10_000n, 9.8, 9.7],
      ['place-sides', 'side', 50_000n, 1.96, 1.94],
      ['last2-sides', 'both', 25_000n, 3.92, 3.88],
      ['sum-sides', 'big', 50_000n, 1.96, 1.94],
      ['sum-sides', 'small', 50_000n, 1.96, 1.94],
      ['dragon-tiger', 'side', 45_000n, 2.17, 2.15, undefined, allLost],
      ['dragon-tiger', 'side', 45_000n, 1.95, 1.93],
      ['dragon-tiger', 'tie', 10_000n, 9.8, 9.7],
    ],
  },
  '11X5': {
    of: 55_440n,
    rows: [
      ['first3-direct', 'direct', 56n, 970.2, 960.3],
      ['first3-group', 'group', 336n, 161.7, 160.05],
      ['first2-direct', 'direct', 504n, 107.8, 106.7],
      ['first2-group', 'group', 1008n, 53.9, 53.35],
      ['place', 'place', 5040n, 10.78, 10.67],
      ['any-1', 'any', 25_200n, 2.15, 2.13],
      ['any-2', 'any', 10_080n, 5.39, 5.33],
      ['any-3', 'any', 3360n, 16.17, 16],
      ['any-4', 'any', 840n, 64.68, 64.02],
      ['any-5', 'any', 120n, 452.76, 448.14],
      ['any-6', 'any', 720n, 75.46, 74.69],
      ['any-7', 'any', 2520n, 21.56, 21.34],
      ['any-8', 'any', 6720n, 8.08, 8],
      ['odd-count', '5', 720n, 75.46, 74.69],
      ['odd-count', '4', 9000n, 6.03, 5.97],
      ['odd-count', '3', 24_000n, 2.26, 2.24],
      ['odd-count', '2', 18_000n, 3.01, 2.98],
      ['odd-count', '0', 120n, 452.76, 448.14],
      ['middle', '3', 3360n, 16.17, 16],
      ['middle', '8', 7560n, 7.18, 7.11],
      ['middle', '5', 10_800n, 5.03, 4.97],
      ['middle', '6', 12_000n, 4.52, 4.48],
      ['sum-sides', 'big', 25_800n, 1.95, 1.93],
      ['sum-sides', 'small', 25_800n, 1.95, 1.93],
      ['sum-sides', 'odd', 28_320n, 1.91, 1.89],
      ['sum-sides', 'even', 27_120n, 2, 1.98],
      ['dragon-tiger', 'side', 27_720n, 1.96, 1.94],
    ],
  },
  LF: {
    of: 1000n,
    rows: [
      ['three-direct', 'direct', 1n, 980, 970],
      ['three-group-3', 'group-3', 3n, 326.66, 323.33],
      ['three-group-6', 'group', 6n, 163.33, 161.66],
      ['first2-direct', 'direct', 10n, 98, 97],
      ['last2-group', 'group', 20n, 49, 48.5],
      ['place', 'place', 100n, 9.8, 9.7],
      ['three-once', 'digit', 271n, 3.61, 3.57],
      ['three-both', 'both', 54n, 18.14, 17.96],
      ['three-form', 'triple', 10n, 98, 97],
      ['sum-sides', 'big', 500n, 1.96, 1.94],
      ['sum-sides', 'odd', 500n, 1.96, 1.94],
      ['sum', '13', 75n, 13.06, 12.93],
      ['sum', '14', 75n, 13.06, 12.93],
      ['sum', '0', 1n, 980, 970],
      ['sum', '27', 1n, 980, 970],
      ['span', '5', 150n, 6.53, 6.46],
    ],
  },
  '8OF20': {
    of: 125_970n,
    rows: [
      ['any-1', 'any', 50_388n, 2.45, 2.42],
      ['any-2', 'any', 18_564n, 6.65, 6.58],
      ['any-3', 'any', 6188n, 19.95, 19.74],
      ['any-4', 'any', 1820n, 67.83, 67.13],
      ['any-5', 'any', 455n, 271.32, 268.55],
    ],
  },
  PK10: {
    of: 30_240n,
    rows: [
      ['place', 'place', 3024n, 9.8, 9.7],
      ['first2-direct', 'direct', 336n, 88.2, 87.3],
      ['first3-direct', 'direct', 42n, 705.6, 698.4],
      ['first4-direct', 'direct', 6n, 4939.2, 4888.8],
      ['first5-direct', 'direct', 1n, 29_635.2, 29_332.8],
      ['first2-group', 'group', 672n, 44.1, 43.65],
      ['first5-any', 'any', 15_120n, 1.96, 1.94],
      ['place-sides', 'side', 15_120n, 1.96, 1.94],
      ['dragon-tiger', 'side', 15_120n, 1.96, 1.94],
      ['sum-sides', 'big', 13_440n, 2.2, 2.18],
      ['sum-sides', 'small', 16_800n, 1.76, 1.74],
      ['sum-sides', 'odd', 16_800n, 1.76, 1.74],
      ['sum-sides', 'even', 13_440n, 2.2, 2.18],
      ['sum', '19', 672n, 44.1, 43.65],
      ['sum', '5', 1344n, 22.05, 21.82],
      ['sum', '14', 2016n, 14.7, 14.55],
      ['sum', '12', 2688n, 11.02, 10.91],
      ['sum', '11', 3360n, 8.82, 8.73],
    ],
  },
  LHC: {
    of: 49n,
    rows: [
      ['special', 'number', 1n, 48.02, 47.53],
      ['special-sides', 'side', 24n, 1.95, 1.93],
      ['special-colour', 'red', 17n, 2.82, 2.79],
      ['special-colour', 'blue', 16n, 3, 2.97],
      ['special-colour', 'green', 16n, 3, 2.97],
      ['special-half-parity', 'red-odd', 8n, 5.87, 5.81],
      ['special-zodiac', 'year', 5n, 9.6, 9.5],
      ['special-zodiac', 'other', 4n, 12, 11.88],
      ['special-six-zodiacs', 'six', 24n, 1.95, 1.93],
      ['special-head', 'zero', 9n, 5.33, 5.28],
      ['special-head', 'other', 10n, 4.8, 4.75],
      ['special-tail', 'zero', 4n, 12, 11.88],
      ['special-tail', 'other', 5n, 9.6, 9.5],
      ['normal', 'normal', 1_712_304n, 8, 7.92, sets6],
      ['any-zodiac', 'year', 47_580_016n, 1.76, 1.75, sets7],
      ['any-zodiac', 'other', 40_520_964n, 2.07, 2.05, sets7],
      ['normal-2', 'all', 178_365n, 76.83, 76.04, sets6],
      ['normal-3', 'all', 15_180n, 902.77, 893.56, sets6],
      ['normal-4', 'all', 990n, 13_842.56, 13_701.31, sets6],
      ['normal-and-special', 'beside', 3_067_878n, 192.08, 190.12, sets6and1],
      ['normal-2-of-3', 'two', 21_050_865n, 27.99, 27.7, sets6and1],
      ['none-5', 'none', 38_320_568n, 2.19, 2.17, sets7],
      ['none-6', 'none', 32_224_114n, 2.61, 2.58, sets7],
      ['none-8', 'none', 22_481_940n, 3.74, 3.7, sets7],
      ['none-10', 'none', 15_380_937n, 5.47, 5.41, sets7],
      ['sum-sides', 'big', 43_428_958n, 1.93, 1.91, sets7],
      ['sum-sides', 'small', 42_471_626n, 1.98, 1.96, sets7],
      ['sum-sides', 'even', 42_951_304n, 1.95, 1.93, sets7],
    ],
  },
};

describe('odds at 98 and 97 %', () => {
  for (const [kind, { of, rows }] of Object.entries(tables) as [KindCode, { of: bigint; rows: readonly Row[] }][]) {
    it.for(rows)(`${kind} %s, %s`, ([code, className, wins, at98, at97, draws = of, flags = allReturned]) => {
      const play = playOf(kind, code);
      const place = play.classes.findIndex((oddsClass) => oddsClass.code === className);
      expect((play.classes[place]?.wins ?? 0n) * draws).toBe(wins * kindOf(kind).total * BigInt(play.lots));
      expect(oddsAt(kind, play, 1960, flags)[place]).toBe(Math.round(at98 * 100));
      expect(oddsAt(kind, play, 1940, flags)[place]).toBe(Math.round(at97 * 100));
    });
  }

  it.each([
    ['VN18', { 'lo-2': 98, 'lo-3': 980, 'lo-4': 9800, de: 98, 'de-3': 980, head: 98, 'de-digits': 9.8, 'de-sides': 1.96 }],
    ['VN18', { 'xien-2': 37.53, 'xien-3': 250.41, 'xien-4': 1765.05, 'truot-4': 2.04, 'truot-8': 4.39, 'truot-10': 6.52, da: 34.66 }],
    ['VN27', { 'lo-2': 98, 'lo-3': 980, 'lo-4': 9800, de: 98, 'de-3': 980, head: 98, 'de-digits': 9.8, 'de-sides': 1.96 }],
    ['VN27', { 'xien-2': 17.85, 'xien-3': 79.68, 'xien-4': 367.05, 'truot-4': 2.95, 'truot-8': 9.31, 'truot-10': 16.85, da: 15.78 }],
  ] as const)('%s %o', (kind, odds) => {
    for (const [code, at98] of Object.entries(odds)) {
      expect(oddsAt(kind, playOf(kind, code), 1960), code).toEqual([Math.round(at98 * 100)]);
    }
  });

  it('gives each sum of two last digits its own odds', () => {
    const cut = (ways: number) => Math.floor(9800 / ways + 1e-9);
    const upwards = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    expect(oddsAt('VN18', playOf('VN18', 'de-sum'), 1960)).toEqual([...upwards, 10, ...upwards.toReversed()].map(cut));
  });

  it('counts returned stakes next to the wins', () => {
    const returned = (kind: KindCode, code: string) => returnedDraws(playOf(kind, code).classes[0] ?? { code: '', wins: 0n }, allReturned);
    expect(returned('SSC', 'dragon-tiger')).toBe(10_000n);
    expect(returned('11X5', 'sum-sides')).toBe(3840n);
    expect(returned('LHC', 'special-sides') * 49n).toBe(kindOf('LHC').total);
  });
});
