import type { Kind } from '../model/kind.ts';
import { problemOf } from '../model/lines.ts';
import { outcomesOf, type Mask } from '../model/mask.ts';
import type { Play } from '../model/play.ts';
import { outcomeOf } from './outcomes.ts';
import { isDigit, isLetter, isSpace, type Scanner } from './scanner.ts';
import { SlipFault, type ParsedBet, type SlipProblemCode, type Stations } from './slip.ts';
import { readStake, writeStake } from './stake.ts';
import { wordFor, wordOf } from './vietnamese-words.ts';

interface Written {
  readonly text: string;
  readonly at: number;
  readonly end: number;
}

type Bet = Omit<ParsedBet, 'stations'>;

/** The maximum in one slot. A range never exceeds it. */
const mostNumbers = 100;
const mostDigits = 4;

/**
 * Reads `01.02dd1`, `123.456xc1,5`, `10/20keo90b5`, and several of them in a row: numbers, then a play and its amount.
 * A point or comma before the next play reuses the same numbers. Bets read before a fault are passed to `take`.
 */
export function readVietnamese(
  scanner: Scanner,
  { kind, unit }: { readonly kind: Kind; readonly unit: number },
  take: (bet: Bet) => void,
): void {
  let numbers: Written[] = [];
  let isPlayed = false;
  for (;;) {
    scanner.takeWhile((character) => isSpace(character) || character === '.' || character === ',');
    if (scanner.isDone) break;
    if (isDigit(scanner.next)) {
      if (isPlayed) numbers = [];
      isPlayed = false;
      readNumbers(scanner, numbers);
    } else if (isLetter(scanner.next)) {
      for (const bet of readPlayed(scanner, { kind, unit, numbers })) take(bet);
      isPlayed = true;
    } else throw scanner.fault('unexpected');
  }
  if (numbers.length > 0 && !isPlayed) throw faultOf('noPlay', numbers);
}

function readNumbers(scanner: Scanner, numbers: Written[]): void {
  const at = scanner.at;
  const first = readNumber(scanner);
  const room = mostNumbers - numbers.length;
  if (room === 0) throw scanner.fault('tooMany', at);
  const texts = scanner.next === '/' ? readRange(scanner, { at, first, room }) : [first];
  for (const text of texts) numbers.push({ text, at, end: scanner.at });
}

function readNumber(scanner: Scanner): string {
  const at = scanner.at;
  const text = scanner.takeWhile(isDigit);
  if (text === '') throw scanner.fault('unexpected');
  if (text.length > mostDigits) throw scanner.fault('wrongDigits', at);
  return text;
}

/** `10/20keo90`: from 10 in steps of 20 − 10, up to and including 90. The last number must be one of the steps. */
function readRange(
  scanner: Scanner,
  { at, first, room }: { readonly at: number; readonly first: string; readonly room: number },
): string[] {
  scanner.at++;
  const second = readNumber(scanner);
  const word = scanner.takeWhile(isLetter).toLowerCase();
  if (word !== 'keo' && word !== 'k') throw scanner.fault('badRange', at);
  const last = readNumber(scanner);
  const [from, step, to] = [Number(first), Number(second) - Number(first), Number(last)];
  const isEven = first.length === second.length && first.length === last.length;
  if (!isEven || step <= 0 || to < Number(second) || (to - from) % step !== 0) throw scanner.fault('badRange', at);
  const count = (to - from) / step + 1;
  if (count > room) throw scanner.fault('tooMany', at);
  return Array.from({ length: count }, (_, place) => String(from + place * step).padStart(first.length, '0'));
}

function readPlayed(
  scanner: Scanner,
  { kind, unit, numbers }: { readonly kind: Kind; readonly unit: number; readonly numbers: readonly Written[] },
): Bet[] {
  const at = scanner.at;
  const word = wordOf(scanner.takeWhile(isLetter).toLowerCase());
  // A word before all numbers can only name a station.
  if (typeof word === 'string') throw scanner.fault(word === 'unknownPlay' && numbers.length === 0 ? 'station' : word, at);
  if (numbers.length === 0) throw scanner.fault('noNumbers', at);
  let codes: readonly string[];
  if (word.by === 'count') {
    const name = scanner.text.slice(at, scanner.at).toLowerCase();
    const count = scanner.takeWhile(isDigit);
    if (!word.counts.some((each) => String(each) === count)) throw scanner.fault('unknownPlay', at);
    if (!isSpace(scanner.next)) throw scanner.fault('noStake', at);
    requireDigits(numbers, [2]);
    codes = [`${name}-${count}`];
  } else {
    requireDigits(numbers, Object.keys(word.plays).map(Number));
    codes = word.plays[numbers[0]?.text.length ?? 0] ?? [];
  }
  const plays = codes.map((code) => {
    const play = kind.plays.find((each) => each.code === code);
    if (play === undefined) throw scanner.fault('unknownPlay', at);
    return play;
  });
  scanner.skipSpace();
  const from = scanner.at;
  const stake = readStake(scanner, unit, at);
  // `dd10.67b5` may be 10.67, or 10 and the number 67.
  if (!isEndOfStake(scanner)) throw scanner.fault('ambiguous', from);
  return plays.map((play) => ({ play: play.code, selection: [maskOfNumbers(play, numbers)], stake }));
}

function requireDigits(numbers: readonly Written[], lengths: readonly number[]): void {
  const length = numbers[0]?.text.length ?? 0;
  const wrong = lengths.includes(length) ? numbers.find(({ text }) => text.length !== length) : numbers[0];
  if (wrong !== undefined) throw new SlipFault('wrongDigits', wrong.at, wrong.end);
}

function isEndOfStake({ text, at, end, next, isDone }: Scanner): boolean {
  return isDone || isSpace(next) || ((next === '.' || next === ',') && (at + 1 >= end || !isDigit(text[at + 1] as string)));
}

function maskOfNumbers(play: Play, numbers: readonly Written[]): Mask {
  let mask = 0n;
  for (const { text, at, end } of numbers) {
    const outcome = outcomeOf(play.slots[0] as Play['slots'][number], text);
    if (outcome === undefined) throw new SlipFault('unknownOutcome', at, end);
    const bit = 1n << BigInt(outcome);
    if ((mask & bit) !== 0n) throw new SlipFault('duplicate', at, end);
    mask |= bit;
  }
  const problem = problemOf(play, [mask]);
  if (problem !== null) throw faultOf(problem, numbers);
  return mask;
}

function faultOf(code: SlipProblemCode, numbers: readonly Written[]): SlipFault {
  return new SlipFault(code, numbers[0]?.at ?? 0, numbers.at(-1)?.end ?? 0);
}

/** Reads `2dmn`, `mb` or `1d` before bets: one or several stations, valid until the next such word. Undefined if there is none. */
export function readStations(scanner: Scanner, kind: Kind): Stations | null | undefined {
  const { at } = scanner;
  const count = scanner.takeWhile(isDigit);
  const word = scanner.takeWhile(isLetter).toLowerCase();
  const isWhole = scanner.isDone || isSpace(scanner.next);
  if (isWhole && count === '1' && word === 'd') return null;
  const region = word.startsWith('d') && count !== '' ? word.slice(1) : count === '' ? word : '';
  if (isWhole && (region === 'mn' || region === 'mt' || region === 'mb')) {
    const stations = { region, count: count === '' ? 1 : Number(count) } as const;
    const most = region === 'mb' ? 1 : 9;
    if ((region === 'mb') !== (kind.code === 'VN27') || stations.count < 1 || stations.count > most) throw scanner.fault('station', at);
    return stations;
  }
  scanner.at = at;
  return undefined;
}

export function writeStations(stations: Stations | null): string {
  return stations === null ? '1d' : `${stations.count}d${stations.region}`;
}

/** Null for a bet that Vietnamese notation cannot express. */
export function writeVietnamese(play: Play, { selection, stake }: ParsedBet, unit: number): string | null {
  const word = wordFor(play.code);
  if (word === null || stake === null) return null;
  const labels = outcomesOf(selection[0] ?? 0n).map((outcome) => play.slots[0]?.labels[outcome]);
  return `${labels.join('.')}${word}${writeStake(stake, unit)}`;
}
