import type { Kind } from '../model/kind.ts';
import { problemOf } from '../model/lines.ts';
import type { Play, Selection } from '../model/play.ts';
import { hasBankers, readOutcomes, writeOutcomes } from './outcomes.ts';
import { Scanner } from './scanner.ts';
import { SlipFault, type ParsedBet, type SlipProblemCode } from './slip.ts';
import { readStake, writeStake } from './stake.ts';

/** Reads `play: slot | slot = amount`, or with bankers `play: bankers > picks = amount`. Play and amount may be missing. */
export function readWestern(
  scanner: Scanner,
  { kind, play, unit }: { readonly kind: Kind; readonly play: Play | null; readonly unit: number },
): Omit<ParsedBet, 'stations'> {
  const start = scanner.at;
  const named = readName(scanner, kind) ?? play;
  const { text, at, end } = scanner;
  if (named === null) throw new SlipFault('noPlay', at, end);
  const mark = indexOf(text, '=', at, end);
  const whole = (code: SlipProblemCode): SlipFault => (at < mark ? new SlipFault(code, at, mark) : new SlipFault(code, start, end));
  const selection = readSelection(text, at, mark, named);
  if (selection === null) throw whole('slots');
  const problem = problemOf(named, selection);
  if (problem !== null) throw whole(problem);
  return { play: named.code, selection, stake: mark === end ? null : readAmount(new Scanner(text, mark, end), unit) };
}

function readName(scanner: Scanner, kind: Kind): Play | null {
  const colon = indexOf(scanner.text, ':', scanner.at, scanner.end);
  if (colon === scanner.end) return null;
  const code = scanner.text.slice(scanner.at, colon).trim().toLowerCase();
  const play = kind.plays.find((each) => each.code === code);
  if (play === undefined) throw new SlipFault('unknownPlay', scanner.at, Math.max(colon, scanner.at + 1));
  scanner.at = colon + 1;
  scanner.skipSpace();
  return play;
}

/** Null for more or fewer parts than the play has slots. */
function readSelection(text: string, at: number, end: number, play: Play): Selection | null {
  const pointer = indexOf(text, '>', at, end);
  if (pointer !== end && !hasBankers(play)) throw new SlipFault('bankers', pointer, pointer + 1);
  if (hasBankers(play)) {
    const [picks, bankers] = play.slots as readonly [Play['slots'][number], Play['slots'][number]];
    if (pointer === end) return [readOutcomes(new Scanner(text, at, end), picks), 0n];
    const again = indexOf(text, '>', pointer + 1, end);
    if (again !== end) throw new SlipFault('bankers', again, again + 1);
    const chosen = readOutcomes(new Scanner(text, at, pointer), bankers);
    return [readOutcomes(new Scanner(text, pointer + 1, end), picks), chosen];
  }
  const selection = [];
  let from = at;
  for (const [place, slot] of play.slots.entries()) {
    const to = indexOf(text, '|', from, end);
    const isLast = place === play.slots.length - 1;
    if ((to === end) !== isLast) return null;
    selection.push(readOutcomes(new Scanner(text, from, to), slot));
    from = to + 1;
  }
  return selection;
}

function readAmount(scanner: Scanner, unit: number): number {
  const mark = scanner.at++;
  scanner.skipSpace();
  const stake = readStake(scanner, unit, mark);
  scanner.skipSpace();
  if (!scanner.isDone) throw scanner.fault('badStake');
  return stake;
}

/** Where a character is between two places. The second place if it is not found. */
function indexOf(text: string, character: string, at: number, end: number): number {
  for (let place = at; place < end; place++) if (text[place] === character) return place;
  return end;
}

export function writeWestern(
  play: Play,
  { selection, stake }: ParsedBet,
  { unit, isNamed }: { readonly unit: number; readonly isNamed: boolean },
): string {
  const texts = play.slots.map((slot, place) => writeOutcomes(slot, selection[place] ?? 0n));
  const [picks = '', bankers = ''] = texts;
  const body = !hasBankers(play) ? texts.join('|') : bankers === '' ? picks : `${bankers}>${picks}`;
  return `${isNamed ? `${play.code}: ` : ''}${body}${stake === null ? '' : ` = ${writeStake(stake, unit)}`}`;
}
