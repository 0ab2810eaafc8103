import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kindOf } from '../kinds/kinds.ts';
import { kindCodes, type KindCode } from '../model/kind.ts';
import { linesOf, problemOf } from '../model/lines.ts';
import { maskOf, outcomesOf } from '../model/mask.ts';
import type { Play } from '../model/play.ts';
import { longestSlip, readSlip } from './read-slip.ts';
import type { Slip } from './slip.ts';

function playOf(kind: KindCode, code: string): Play {
  const play = kindOf(kind).plays.find((each) => each.code === code);
  if (play === undefined) throw new Error(`No play ${code}`);
  return play;
}

const read = (kind: KindCode, play: string | null, text: string, unit?: number): Slip =>
  readSlip(kindOf(kind), play === null ? null : playOf(kind, play), text, unit);

/** Bets with their outcomes by label, as a member would name them. */
function said(kind: KindCode, play: string | null, text: string, unit?: number): unknown[] {
  const { lines, problems } = read(kind, play, text, unit);
  expect(problems).toEqual([]);
  return lines.map((line) => {
    const { slots } = playOf(kind, line.play);
    const labels = line.selection.map((mask, slot) =>
      outcomesOf(mask)
        .map((outcome) => slots[slot]?.labels[outcome])
        .join(' '),
    );
    const stations = line.stations === null ? [] : [`${line.stations.count} ${line.stations.region}`];
    return [line.play, ...labels, line.stake, ...stations];
  });
}

/** The codes of problems, each with the text it refers to. */
const problemsOf = (kind: KindCode, play: string | null, text: string, unit?: number): unknown[] =>
  read(kind, play, text, unit).problems.map(({ at, length, code }) => [code, text.slice(at, at + length)]);

describe('a slip', () => {
  it('has slots between bars, with digits that may be written together', () => {
    expect(said('SSC', 'last3-direct', '67|01|89')).toEqual([['last3-direct', '6 7', '0 1', '8 9', null]]);
    const [line] = read('SSC', 'last3-direct', '67|01|89').lines;
    expect(linesOf(playOf('SSC', 'last3-direct'), line?.selection ?? [])).toBe(8);
    expect(said('SSC', 'last3-direct', ' 6, 7 | 0 1 |8,9 ')).toEqual([['last3-direct', '6 7', '0 1', '8 9', null]]);
    expect(said('SSC', 'place', '1||||57')).toEqual([['place', '1', '', '', '', '5 7', null]]);
    expect(said('LF', 'sum', '0,13 27')).toEqual([['sum', '0 13 27', null]]);
    expect(said('SSC', 'sum-sides', 'BIG|odd,even')).toEqual([['sum-sides', 'big', 'odd even', null]]);
  });

  it('has balls with or without a leading zero, and bankers before an arrow', () => {
    expect(said('11X5', 'any-5', '2,8>1,5,09,10,11')).toEqual([['any-5', '01 05 09 10 11', '02 08', null]]);
    const [line] = read('11X5', 'any-5', '2,8>1,5,9,10,11').lines;
    expect(linesOf(playOf('11X5', 'any-5'), line?.selection ?? [])).toBe(10);
    expect(said('11X5', 'any-5', '1 2 3 4 5')).toEqual([['any-5', '01 02 03 04 05', '', null]]);
  });

  it('has bets on lines or between semicolons, each with its own play and amount', () => {
    expect(said('SSC', 'last2-direct', '1|2 = 1,50;\r\n\n first3-group-6 : 0789=2 ;3|4=0.5')).toEqual([
      ['last2-direct', '1', '2', 150],
      ['first3-group-6', '0 7 8 9', 200],
      ['last2-direct', '3', '4', 50],
    ]);
    expect(read('SSC', null, ' \n;;\t\r\n').lines).toEqual([]);
    expect(read('SSC', null, '')).toEqual({ lines: [], problems: [] });
  });

  it.each<[string, string | null, string, string[]]>([
    ['no play', null, '1|2', ['noPlay', '1|2']],
    ['a play of another kind', null, 'any-5: 1', ['unknownPlay', 'any-5']],
    ['a slot less', 'last3-direct', '1|2', ['slots', '1|2']],
    ['a slot more', 'last3-direct', '1|2|3|4', ['slots', '1|2|3|4']],
    ['an unknown outcome', 'last3-form', 'pair,royal', ['unknownOutcome', 'royal']],
    ['an outcome twice', 'last3-direct', '1|22|3', ['duplicate', '22']],
    ['digits of another script', 'last3-direct', '1|２|3', ['unexpected', '２']],
    ['a control character', 'last3-direct', '1|2\u0000|3', ['unexpected', '\u0000']],
    ['an empty slot', 'last3-direct', '1||3', ['tooFew', '1||3']],
    ['no choice', 'place', '||||', ['noLine', '||||']],
    ['bankers of a play without', 'last3-direct', '1>2|3', ['bankers', '>']],
    ['bankers twice', 'last3-both', '1>2>3', ['bankers', '>']],
    ['a banker among the picks', 'last3-both', '1>1,2', ['overlap', '1>1,2']],
    ['nothing after the play', null, 'last3-direct:', ['slots', 'last3-direct:']],
    ['nothing before the amount', 'place', '=5', ['slots', '=5']],
    ['too many bankers', 'last3-both', '1,2>3', ['tooMany', '1,2>3']],
    ['no amount after its mark', 'last2-direct', '1|2 = ', ['noStake', '= ']],
    ['an amount of zero', 'last2-direct', '1|2=0,00', ['badStake', '0,00']],
    ['a part of a minor unit', 'last2-direct', '1|2=0,0050', ['badStake', '0,0050']],
    ['thousands that may be decimals', 'last2-direct', '1|2=1,500', ['ambiguous', '1,500']],
    ['an amount too large', 'last2-direct', `1|2=${'9'.repeat(15)}`, ['badStake', '9'.repeat(15)]],
    ['a negative amount', 'last2-direct', '1|2=-5', ['noStake', '=']],
    ['two amounts', 'last2-direct', '1|2=5=6', ['badStake', '=']],
  ])('is refused with %s', (_, play, text, problem) => {
    expect(problemsOf('SSC', play, text)).toEqual([problem]);
    expect(read('SSC', play, text).lines).toEqual([]);
  });

  it('still reads the bets around a refused one', () => {
    const slip = read('SSC', 'last2-direct', '1|2\n1|x\n3|4');
    expect(slip.lines.map(({ selection }) => selection)).toEqual([
      [maskOf([1]), maskOf([2])],
      [maskOf([3]), maskOf([4])],
    ]);
    expect(slip.problems).toEqual([{ at: 6, length: 1, code: 'unknownOutcome' }]);
  });
});

describe('a Vietnamese slip', () => {
  it('is played at the stations named above it, in thousands', () => {
    expect(said('VN18', null, '2dmn\n01.02dd1\n123.456.789xc1,5', 1_000)).toEqual([
      ['head', '01 02', 1_000, '2 mn'],
      ['de', '01 02', 1_000, '2 mn'],
      ['head-3', '123 456 789', 1_500, '2 mn'],
      ['de-3', '123 456 789', 1_500, '2 mn'],
    ]);
    expect(said('VN27', null, 'mb 39.25.52b5; 1d; 45.58da0,5', 1_000)).toEqual([
      ['lo-2', '25 39 52', 5_000, '1 mb'],
      ['da', '45 58', 500],
    ]);
  });

  it.each<[KindCode, string, number]>([
    ['VN18', '2dmn\n01.02dd1', 8_000],
    ['VN18', '2dmn\n123.456.789xc1,5', 18_000],
    ['VN27', 'mb\n39.25.52b5', 405_000],
  ])('of %s costs what the manual of the notation says: %j', (kind, text, cost) => {
    const { lines } = read(kind, null, text, 1_000);
    const stakes = lines.map(
      ({ play, selection, stake, stations }) => linesOf(playOf(kind, play), selection) * (stake ?? 0) * (stations?.count ?? 1),
    );
    expect(stakes.reduce((sum, each) => sum + each, 0)).toBe(cost);
  });

  it('has ranges stepping by their first difference, up to the last number', () => {
    const counted = (text: string): number[] =>
      read('VN18', null, text, 1_000).lines.map(({ selection }) => outcomesOf(selection[0] ?? 0n).length);
    expect(said('VN18', null, '10/20keo90b5', 1_000)).toEqual([['lo-2', '10 20 30 40 50 60 70 80 90', 5_000]]);
    expect(counted('111/222keo999xc10')).toEqual([9, 9]);
    expect(counted('10/11keo19b1')).toEqual([10]);
    expect(counted('00/01keo99b1')).toEqual([100]);
    expect(counted('5000/5001k5099b1')).toEqual([100]);
    expect(counted('00/11keo99.10b1')).toEqual([11]);
    expect(problemsOf('VN18', null, '01/33keo99da5')).toEqual([['badRange', '01/33keo99']]);
    expect(problemsOf('VN18', null, '20/10keo90b1')).toEqual([['badRange', '20/10keo90']]);
    expect(problemsOf('VN18', null, '10/20keo15b1')).toEqual([['badRange', '10/20keo15']]);
    expect(problemsOf('VN18', null, '10/10keo10b1')).toEqual([['badRange', '10/10keo10']]);
    expect(problemsOf('VN18', null, '1/02keo09b1')).toEqual([['badRange', '1/02keo09']]);
    expect(problemsOf('VN18', null, '000/001keo999b1')).toEqual([['tooMany', '000/001keo999']]);
    expect(problemsOf('VN18', null, '00/01keo98.99.00b1')).toEqual([['tooMany', '00']]);
    expect(problemsOf('VN18', null, '01.00/01keo99b1')).toEqual([['tooMany', '00/01keo99']]);
  });

  it('has several plays on the same numbers, and several numbers per line', () => {
    const bets = [
      ['lo-2', '23 45', 1_000],
      ['head', '23 45', 500],
      ['lo-2', '67', 200],
    ];
    expect(said('VN18', null, '23.45b10.dau5 67 b 2')).toEqual(bets);
    expect(said('VN18', null, '23 45 b10 dau5 67b2')).toEqual(bets);
    expect(said('VN18', null, '01.02.03xien2 1,5')).toEqual([['xien-2', '01 02 03', 150]]);
    expect(said('VN18', null, '1234BAO1 123Lo1 12duoi1 123dui1')).toEqual([
      ['lo-4', '1234', 100],
      ['lo-3', '123', 100],
      ['de', '12', 100],
      ['de-3', '123', 100],
    ]);
  });

  it.each<[string, string[]]>([
    ['23.45', ['noPlay', '23.45']],
    ['dd10', ['noNumbers', 'dd']],
    ['23dd', ['noStake', 'dd']],
    ['23dd0', ['badStake', '0']],
    ['23zz5', ['unknownPlay', 'zz']],
    ['23bt5', ['ambiguous', 'bt']],
    ['2dn 23dd1', ['ambiguous', 'dn']],
    ['23dd10.67b5', ['ambiguous', '10.67']],
    ['23dd10.67.89b5', ['ambiguous', '10.67']],
    ['23b1,500', ['ambiguous', '1,500']],
    ['123dd1', ['wrongDigits', '123']],
    ['12.123b1', ['wrongDigits', '123']],
    ['010203b1', ['wrongDigits', '010203']],
    ['01.01b1', ['duplicate', '01']],
    ['01.02xien21', ['unknownPlay', 'xien21']],
    ['01.02xien2', ['noStake', 'xien2']],
    ['01xien2 1', ['tooFew', '01']],
    ['01.02truot8 1', ['tooFew', '01.02']],
    ['10/', ['unexpected', '/']],
    ['10/20', ['badRange', '10/20']],
    ['01*02b1', ['unexpected', '*']],
    ['0dmn', ['station', '0dmn']],
    ['12dmn', ['station', '12dmn']],
    ['mb', ['station', 'mb']],
    ['vl', ['station', 'vl']],
    ['constructor', ['station', 'constructor']],
    ['12constructor1', ['unknownPlay', 'constructor']],
  ])('is refused as %j', (text, problem) => {
    expect(problemsOf('VN18', null, text)).toEqual([problem]);
    expect(read('VN18', null, text).lines).toEqual([]);
  });

  it('skips the bets below unreadable stations, up to the next readable one', () => {
    for (const unclear of ['vl', '2dn', 'bt', 'mb', 'vl.ct 12b9']) {
      const slip = read('VN18', null, `mn\n01b1\n${unclear}\n02b1\nmt\n03b1`);
      expect(slip.problems).toHaveLength(1);
      expect(slip.lines.map(({ selection, stations }) => [selection[0], stations?.region])).toEqual([
        [maskOf([1]), 'mn'],
        [maskOf([3]), 'mt'],
      ]);
    }
    expect(read('VN18', 'lo-2', 'vl\n02b1').lines).toEqual([]);
    expect(read('VN18', null, 'mn 01zz1\n02b1').lines).toHaveLength(1);
  });

  it('may have bets in the other notation, with a play or at a chosen one', () => {
    expect(said('VN18', null, 'mt\nde-sum: 5,6 = 1,5')).toEqual([['de-sum', '5 6', 150, '1 mt']]);
    expect(said('VN18', 'lo-2', '01,02\n03 = 1\n04dd1\nmt')).toEqual([
      ['lo-2', '01 02', null],
      ['lo-2', '03', 100],
      ['head', '04', 100],
      ['de', '04', 100],
    ]);
    expect(said('VN18', 'de-sides', 'big|odd')).toEqual([['de-sides', 'big', 'odd', null]]);
  });
});

describe('hostile text', () => {
  const kinds = kindCodes.map(kindOf);
  const expectRead = (text: string): void => {
    for (const kind of kinds)
      for (const play of [null, kind.plays[0] ?? null]) {
        const { lines, problems } = readSlip(kind, play, text);
        for (const { at, length } of problems) expect(at >= 0 && length > 0 && at + length <= text.length).toBe(true);
        for (const line of lines) {
          const own = kind.plays.find(({ code }) => code === line.play);
          expect(own === undefined ? 'unknown' : problemOf(own, line.selection)).toBeNull();
          expect(line.stake === null || (Number.isSafeInteger(line.stake) && line.stake > 0)).toBe(true);
        }
      }
  };

  it.each<[string, string]>([
    ['separators', '|'],
    ['bets', ';'],
    ['lines', '\n'],
    ['arrows', '>'],
    ['commas', ','],
    ['points', '.'],
    ['digits', '1'],
    ['letters', 'd'],
    ['digits of another script', '٣'],
    ['surrogates', '\u{1D7CE}'],
    ['control characters', '\u0000\u0007'],
    ['amounts', '=1'],
    ['ranges', '0000/0001k0099.'],
    ['the same number', '01.01b1;'],
    ['plays', '01b1;'],
    ['plays on a hundred numbers', 'b1.'],
    ['slashes', '1/'],
  ])('of ten thousand characters of %s yields playable bets or problems', (_, part) => {
    expectRead(part.repeat(longestSlip / part.length));
    expectRead(`0000/0001k0099${part.repeat(9_000 / part.length)}`);
  });

  it('of any kind yields playable bets or problems', () => {
    const pieces = fc.constantFrom(
      ...'0123456789abdkexcoulnmt|,.;:=>/- \n\t\u0000é٣',
      'keo',
      'xien2 ',
      '2dmn\n',
      'dd1',
      'last3-direct:',
      'place:',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 60 }), (parts) =>
        expectRead(parts.join('')),
      ),
      { numRuns: 300 },
    );
  });

  it('longer than the maximum is not read at all', () => {
    expect(read('SSC', 'last2-direct', `1|2\n${' '.repeat(longestSlip)}`)).toEqual({
      lines: [],
      problems: [{ at: longestSlip, length: 4, code: 'tooLong' }],
    });
  });
});
