import { waysToTake } from './combinations.ts';
import { linesOf } from './lines.ts';
import { countOf, type Mask } from './mask.ts';
import type { Hit, Play, Selection } from './play.ts';

/** The outcome of a selection for a draw. */
export interface Judged {
  /** Winning lines by the index of their class. Only `meanPair` has halves, which a number represents exactly. */
  readonly won: readonly number[];
  /** Lines whose stake is returned. */
  readonly returned: number;
}

/** Judges by counting the intersection of selection and hits. Lines are never expanded. */
export function judge(play: Play, selection: Selection, hits: readonly Hit[]): Judged {
  const won = play.classes.map(() => 0);
  let returned = 0;
  if (play.formula.by === 'each') {
    for (const { slot, mask, oddsClass } of hits) {
      const lines = countOf((selection[slot] ?? 0n) & mask);
      if (oddsClass === null) returned += lines;
      else won[oddsClass] = (won[oddsClass] ?? 0) + lines;
    }
    return { won, returned };
  }
  if (hits.some(({ oddsClass }) => oddsClass === null)) return { won, returned: linesOf(play, selection) };
  const oddsClass = hits[0]?.oddsClass ?? null;
  if (oddsClass !== null) won[oddsClass] = winningLines(play, selection, hits);
  return { won, returned };
}

/**
 * The payout of a judged bet in minor units. Each line's payout is rounded down to a whole unit, so a bet never depends
 * on how its lines are grouped. `odds` are hundredths by class.
 */
export function payOf({ won, returned }: Judged, odds: readonly number[], stakePerLine: number): number {
  let pay = BigInt(returned) * wholeOf(stakePerLine);
  for (const [place, lines] of won.entries()) {
    if (lines === 0) continue;
    const perLine = (wholeOf(stakePerLine) * wholeOf(odds[place] ?? Number.NaN)) / 100n;
    pay += (perLine * wholeOf(lines * 2)) / 2n;
  }
  return safeOf(pay);
}

/** A number of minor units or hundredths that is safe to calculate with. */
function wholeOf(value: number): bigint {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} is not a whole number from 0 to 2^53.`);
  return BigInt(value);
}

/** A payout as a number, if it is safe. */
export function safeOf(pay: bigint): number {
  if (pay > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError(`A pay of ${pay} is above 2^53.`);
  return Number(pay);
}

function winningLines({ formula, slots }: Play, selection: Selection, hits: readonly Hit[]): number {
  const shared = (slot: number, layer = 0, chosen = slot) => countOf((selection[chosen] ?? 0n) & hitMask(hits, slot, layer));
  switch (formula.by) {
    case 'product':
      return slots.reduce((product, _, slot) => product * shared(slot), 1);
    case 'choose':
    case 'cover':
    case 'exactly': {
      const bankers = countOf(selection[1] ?? 0n);
      return linesThatHit(formula, {
        picks: countOf(selection[0] ?? 0n),
        picksHit: shared(0),
        bankers,
        bankersHit: bankers === 0 ? 0 : shared(0, 0, 1),
        hits: countOf(hitMask(hits, 0, 0)),
      });
    }
    case 'roles':
      return waysToTake(formula.take[0], shared(0)) * waysToTake(formula.take[1], shared(1));
    case 'beside':
      return shared(0, 0) * shared(0, 1);
    case 'meanPair': {
      // Each hit number forms a pair with each other one, and contributes half its hits to that pair.
      const sum = hits.reduce((total, { layer }) => total + shared(0, layer), 0);
      return (Math.max(0, shared(0) - 1) * sum) / 2;
    }
    case 'each':
      throw new TypeError('Outcomes of `each` are judged one by one.');
  }
}

interface Counts {
  readonly picks: number;
  readonly picksHit: number;
  readonly bankers: number;
  readonly bankersHit: number;
  /** Outcomes that the draw hits, chosen or not. */
  readonly hits: number;
}

type Choice =
  | { readonly by: 'choose' | 'cover'; readonly take: number }
  | { readonly by: 'exactly'; readonly take: number; readonly hit: number };

/** Winning lines of picks and bankers, by how many of each are hit. */
export function linesThatHit(formula: Choice, { picks, picksHit, bankers, bankersHit, hits }: Counts): number {
  const free = formula.take - bankers;
  switch (formula.by) {
    case 'choose':
      return bankersHit === bankers ? waysToTake(free, picksHit) : 0;
    case 'cover':
      return picksHit + bankersHit === hits ? waysToTake(free - picksHit, picks - picksHit) : 0;
    case 'exactly': {
      const wanted = formula.hit - bankersHit;
      return waysToTake(wanted, picksHit) * waysToTake(free - wanted, picks - picksHit);
    }
  }
}

function hitMask(hits: readonly Hit[], slot: number, layer: number): Mask {
  return hits.find((hit) => hit.slot === slot && hit.layer === layer)?.mask ?? 0n;
}
