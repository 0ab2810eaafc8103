import { describe, expect, it } from 'vitest';
import { kindOf } from '../kinds/kinds.ts';
import { allLost, allReturned, horseYear, oddsAt, playOf, selectionOf } from '../testing/lottery-builders.ts';
import type { KindCode } from './kind.ts';
import { faultOfOdds, highestWinOf, oddsOf, realReturnOf, shareOfPrizeGroup } from './odds.ts';
import type { OddsClass } from './play.ts';

const oddSums = classOf('LHC', 'sum-sides', 'odd');
const evenSums = classOf('LHC', 'sum-sides', 'even');

describe('odds', () => {
  it('are rounded down, so that the real return is at most the share', () => {
    const { total } = kindOf('LHC');
    const odds = oddsOf(evenSums, total, 1, shareOfPrizeGroup(1960), allReturned);
    expect(odds).toBe(195);
    expect(realReturnOf(evenSums, total, 1, odds, allReturned)).toBe(9750);
    // 1.96 would pay 98.002 %.
    expect(realReturnOf(evenSums, total, 1, 196, allReturned)).toBe(9800);
    expect(faultOfOdds(evenSums, total, 1, 196, allReturned, { most: 9800, least: 8500 })).toBe('paysTooMuch');
    expect(faultOfOdds(oddSums, total, 1, 196, allReturned, { most: 9800, least: 8500 })).toBeNull();
  });

  it('depend on the rule for a push', () => {
    const side = classOf('SSC', 'dragon-tiger', 'side');
    expect(oddsOf(side, 100_000n, 1, 9800, allReturned)).toBe(195);
    expect(oddsOf(side, 100_000n, 1, 9800, allLost)).toBe(217);
    expect(realReturnOf(side, 100_000n, 1, 195, allReturned)).toBe(9775);
  });

  it('are refused just below the legal return', () => {
    const side = classOf('SSC', 'place-sides', 'side');
    const target = { most: 9800, least: 8500 };
    expect(faultOfOdds(side, 100_000n, 1, 170, allReturned, target)).toBeNull();
    expect(faultOfOdds(side, 100_000n, 1, 169, allReturned, target)).toBe('paysTooLittle');
    expect(faultOfOdds(side, 100_000n, 1, 197, allReturned, target)).toBe('paysTooMuch');
  });

  it('are zero if returned stakes use up the share', () => {
    expect(oddsOf({ code: 'x', wins: 1n, returned: { draws: 9n, flag: 'tie' } }, 10n, 1, 9000, allReturned)).toBe(0);
  });
});

describe('the highest win of a selection', () => {
  it.each([
    ['SSC', 'five-direct', '12|34|56|78|90', 9_800_000],
    ['SSC', 'last2-sides', 'big,odd|small,even', 4 * 392],
    ['SSC', 'place', '12|12|12|12|12', 5 * 980],
    ['SSC', 'dragon-tiger', 'dragon,tiger,tie', 980 + 200],
    ['11X5', 'any-3', '01,02,03,04,05,06,07', 10 * 1617],
    ['11X5', 'any-5', '01,05,09,10,11|02,08', 45_276],
    ['11X5', 'any-7', '01,02,03,04,05,06,07,08', 3 * 2156],
    ['LHC', 'special-sides', 'big,small|odd', 200 + 195],
    ['LHC', 'any-zodiac', 'horse,rat', 176 + 207],
    ['LHC', 'normal-2-of-3', '01,02,03,04', 3 * 2799],
    ['LHC', 'normal-and-special', '01,02,03', 2 * 19_208],
    ['VN18', 'lo-2', '45,46', 18 * 9800],
    ['VN18', 'da', '45,46', 9 * 3466],
    ['VN18', 'truot-4', '01,02,03,04,05', 5 * 204],
  ] as const)('%s %s on %s', (kind, code, text, most) => {
    const play = playOf(kind, code);
    expect(highestWinOf(play, selectionOf(play, text), oddsAt(kind, play, 1960), 100, horseYear)).toBe(most);
  });

  it('is refused above a safe number', () => {
    const play = playOf('VN18', 'lo-4');
    expect(() => highestWinOf(play, selectionOf(play, '2345'), oddsAt('VN18', play, 1960), 1e11, horseYear)).toThrow(RangeError);
  });
});

function classOf(kind: KindCode, code: string, className: string): OddsClass {
  const found = playOf(kind, code).classes.find((oddsClass) => oddsClass.code === className);
  if (found === undefined) throw new TypeError(`${code} has no class ${className}.`);
  return found;
}
