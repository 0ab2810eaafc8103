import type { Kind } from '../model/kind.ts';
import type { Play } from '../model/play.ts';
import { isDigit, isLetter, Scanner } from './scanner.ts';
import { SlipFault, type ParsedBet, type Slip, type SlipProblem, type Stations } from './slip.ts';
import { readStations, readVietnamese } from './vietnamese.ts';
import { readWestern } from './western.ts';

/** In characters. */
export const longestSlip = 10_000;

/**
 * Reads a slip of text: bets separated by a line feed or a semicolon. docs/lottery-slips.md describes both notations.
 * `play` applies to bets that name none. `unit`, a power of ten, is the number of minor units in an amount of 1. Never
 * throws, and takes linear time.
 */
export function readSlip(kind: Kind, play: Play | null, text: string, unit = 100): Slip {
  if (text.length > longestSlip) return { lines: [], problems: [{ at: longestSlip, length: text.length - longestSlip, code: 'tooLong' }] };
  const lines: ParsedBet[] = [];
  const problems: SlipProblem[] = [];
  const isVietnamese = kind.code === 'VN18' || kind.code === 'VN27';
  let stations: Stations | null = null;
  // Bets below unreadable stations could end up at the wrong stations, so they are not read.
  let isLost = false;
  for (const scanner of betsOf(text)) {
    let isUnclear = isVietnamese && mayNameStations(scanner);
    try {
      const named = isVietnamese ? readStations(scanner, kind) : undefined;
      if (named !== undefined) [stations, isLost, isUnclear] = [named, false, false];
      scanner.skipSpace();
      if (isLost || scanner.isDone) continue;
      const take = (bet: Omit<ParsedBet, 'stations'>): unknown => lines.push({ ...bet, stations });
      if (isVietnamese && isSpoken(scanner, play)) readVietnamese(scanner, { kind, unit }, take);
      else take(readWestern(scanner, { kind, play, unit }));
    } catch (error) {
      if (!(error instanceof SlipFault)) throw error;
      problems.push(error.problem);
      isLost ||= isUnclear;
    }
  }
  return { lines, problems };
}

function* betsOf(text: string): Generator<Scanner> {
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && text[at] !== '\n' && text[at] !== ';') continue;
    const scanner = new Scanner(text, from, at);
    scanner.skipSpace();
    if (!scanner.isDone) yield scanner;
    from = at + 1;
  }
}

/**
 * Whether a bet starts like stations do, with a word or a digit and a word: `vl`, `2dn`. No number in a bet has only
 * one digit.
 */
function mayNameStations({ text, at, end }: Scanner): boolean {
  const word = isDigit(text[at] as string) ? at + 1 : at;
  return word < end && isLetter(text[word] as string) && !hasMark(text, at, end);
}

/**
 * Whether a bet is in Vietnamese notation: it has words after numbers, or words where no play is chosen, and none of
 * the marks of the other notation.
 */
function isSpoken({ text, at, end, next }: Scanner, play: Play | null): boolean {
  if (hasMark(text, at, end)) return false;
  if (play === null) return true;
  for (let place = at; place < end; place++) if (isLetter(text[place] as string)) return isDigit(next);
  return false;
}

function hasMark(text: string, at: number, end: number): boolean {
  for (let place = at; place < end; place++) if (':=|>'.includes(text[place] as string)) return true;
  return false;
}
