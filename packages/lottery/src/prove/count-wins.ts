import type { DrawContext } from '../model/draw.ts';
import { judge } from '../model/judge.ts';
import type { Kind } from '../model/kind.ts';
import { linesOf } from '../model/lines.ts';
import { outcomesOf } from '../model/mask.ts';
import type { Play, Selection } from '../model/play.ts';
import type { EvenDrawsOfKind } from './even-draws.ts';
import { sampleLines, wholeSelection } from './sample-lines.ts';
import { weightedDraws } from './weighted-draws.ts';

/**
 * How often one line was counted as won and as returned. `lines` is above 1 for the sum over every line of the play.
 */
export interface Count {
  readonly oddsClass: number;
  readonly lines: bigint;
  readonly wins: bigint;
  readonly returned: bigint;
}

/** Counts the results of every draw for lines of the play. Wins are whole numbers, so `meanPair` counts halves. */
export function countWins(kind: Kind, play: Play, even: EvenDrawsOfKind, context: DrawContext): Count[] {
  return play.formula.by === 'each' ? countOutcomes(kind, play, even, context) : countLines(kind, play, even, context);
}

function countOutcomes(kind: Kind, play: Play, even: EvenDrawsOfKind, context: DrawContext): Count[] {
  return play.slots.flatMap(({ labels, reads }, slot) => {
    const walk = even.of(reads);
    const classOf = (outcome: number) => play.classOf?.(slot, outcome, context) ?? 0;
    if (walk === null)
      return alike(labels.length).map((outcome) => countLine(kind, play, lineOf(play, slot, outcome), classOf(outcome), context));
    const wins = labels.map(() => play.classes.map(() => 0));
    const returned = labels.map(() => 0);
    for (const draw of walk.draws) {
      for (const hit of play.hits(draw, context)) {
        if (hit.slot !== slot) continue;
        for (const outcome of outcomesOf(hit.mask)) {
          const own = wins[outcome];
          if (hit.oddsClass === null) returned[outcome] = (returned[outcome] ?? 0) + 1;
          else if (own !== undefined) own[hit.oddsClass] = (own[hit.oddsClass] ?? 0) + 1;
        }
      }
    }
    // A win in another class than the outcome's own is counted too, so that it is found.
    return labels.map((_, outcome) => ({
      oddsClass: classOf(outcome),
      lines: 1n,
      wins:
        BigInt((wins[outcome] ?? []).reduce((sum, count, place) => sum + (place === classOf(outcome) ? count : -count), 0)) * walk.weight,
      returned: BigInt(returned[outcome] ?? 0) * walk.weight,
    }));
  });
}

function countLines(kind: Kind, play: Play, even: EvenDrawsOfKind, context: DrawContext): Count[] {
  const reads = [...new Set(play.slots.flatMap((slot) => slot.reads))].toSorted((one, other) => one - other);
  const walk = even.of(reads);
  if (walk === null) return sampleLines(play).map((line) => countLine(kind, play, line, 0, context));
  const selections = [...sampleLines(play), wholeSelection(play)];
  const wins = selections.map(() => 0);
  const returned = selections.map(() => 0);
  for (const draw of walk.draws) {
    const hits = play.hits(draw, context);
    for (const [place, selection] of selections.entries()) {
      const judged = judge(play, selection, hits);
      wins[place] = (wins[place] ?? 0) + (judged.won[0] ?? 0);
      returned[place] = (returned[place] ?? 0) + judged.returned;
    }
  }
  return selections.map((selection, place) => ({
    oddsClass: 0,
    lines: BigInt(linesOf(play, selection)),
    wins: BigInt(wins[place] ?? 0) * walk.weight,
    returned: BigInt(returned[place] ?? 0) * walk.weight,
  }));
}

function countLine(kind: Kind, play: Play, line: Selection, oddsClass: number, context: DrawContext): Count {
  let halves = 0n;
  let returned = 0n;
  for (const { draw, weight } of weightedDraws(kind, play, line, context)) {
    const judged = judge(play, line, play.hits(draw, context));
    for (const [place, won] of judged.won.entries()) halves += (place === oddsClass ? 1n : -1n) * BigInt(won * 2) * weight;
    returned += BigInt(judged.returned) * weight;
  }
  return { oddsClass, lines: 1n, wins: halves / 2n, returned };
}

function lineOf(play: Play, slot: number, outcome: number): Selection {
  return play.slots.map((_, place) => (place === slot ? 1n << BigInt(outcome) : 0n));
}

/** Endings of three and four digits are all alike, so the first, the last and one in 97 are counted. */
function alike(outcomes: number): number[] {
  const all = Array.from({ length: outcomes }, (_, outcome) => outcome);
  return outcomes <= 100 ? all : all.filter((outcome) => outcome % 97 === 0 || outcome === outcomes - 1);
}
