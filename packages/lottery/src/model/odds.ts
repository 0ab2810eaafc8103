import type { DrawContext, Flags } from './draw.ts';
import { linesThatHit, payOf, safeOf } from './judge.ts';
import type { Kind } from './kind.ts';
import { linesOf } from './lines.ts';
import { countOf, outcomesOf } from './mask.ts';
import type { OddsClass, Play, Selection, Slot } from './play.ts';

export type OddsFault = 'paysTooMuch' | 'paysTooLittle';

/** A return in parts per 10,000: 9,800 is 98 %. */
export const wholeReturn = 10_000;

/** The return that a prize group pays: 1960 of 2000 is 98 %. */
export function shareOfPrizeGroup(prizeGroup: number): number {
  return prizeGroup * 5;
}

/** Draws that return the stake of a class under these flags. */
export function returnedDraws({ returned }: OddsClass, flags: Flags): bigint {
  return returned !== undefined && flags[returned.flag] === 'returned' ? returned.draws : 0n;
}

/**
 * The highest odds, in hundredths, that return at most `returnShare` parts per 10,000. Returned stakes count as paid:
 * the odds are (share × total − returned) / wins, rounded down.
 */
export function oddsOf(oddsClass: OddsClass, total: bigint, lots: number, returnShare: number, flags: Flags): number {
  const forWins = BigInt(returnShare) * total * BigInt(lots) - BigInt(wholeReturn) * returnedDraws(oddsClass, flags);
  return forWins <= 0n ? 0 : Number((forWins * 100n) / (BigInt(wholeReturn) * oddsClass.wins));
}

/** Hundredths by play and class. A play that could not pay back its stake is closed. */
export type OddsByPlay = Readonly<Record<string, readonly number[]>>;

/** The odds of every play of a kind at a prize group. */
export function oddsAtGroup({ plays, total }: Pick<Kind, 'plays' | 'total'>, prizeGroup: number, flags: Flags): OddsByPlay {
  const share = shareOfPrizeGroup(prizeGroup);
  return Object.fromEntries(
    plays.flatMap(({ code, classes, lots }) => {
      const odds = classes.map((each) => oddsOf(each, total, lots, share, flags));
      return odds.every((each) => each >= 100) ? [[code, odds]] : [];
    }),
  );
}

/** The chance that one line wins, or its average number of wins if a draw can hit it several times. */
export function chanceOf(oddsClass: OddsClass, total: bigint, lots: number): number {
  return Number(oddsClass.wins) / Number(total * BigInt(lots));
}

/** Odds that would return the whole stake on average. */
export function fairOddsOf(oddsClass: OddsClass, total: bigint, lots: number, flags: Flags): number {
  return Number(total * BigInt(lots) - returnedDraws(oddsClass, flags)) / Number(oddsClass.wins);
}

/** What a class pays over all draws, and what is staked on it, both in hundredths of a stake. */
function paidAndStaked(oddsClass: OddsClass, total: bigint, lots: number, odds: number, flags: Flags): { paid: bigint; staked: bigint } {
  return { paid: BigInt(odds) * oddsClass.wins + 100n * returnedDraws(oddsClass, flags), staked: 100n * total * BigInt(lots) };
}

/**
 * The real return of these odds in parts per 10,000, rounded down. Pages show this, not the share that was aimed at.
 */
export function realReturnOf(oddsClass: OddsClass, total: bigint, lots: number, odds: number, flags: Flags): number {
  const { paid, staked } = paidAndStaked(oddsClass, total, lots, odds, flags);
  return Number((paid * BigInt(wholeReturn)) / staked);
}

/** Why odds may not be offered, or null: they return more than `most` or less than `least` parts per 10,000. */
export function faultOfOdds(
  oddsClass: OddsClass,
  total: bigint,
  lots: number,
  odds: number,
  flags: Flags,
  { most, least }: { readonly most: number; readonly least: number },
): OddsFault | null {
  // Compared as fractions, because rounding a real return down could hide a small excess.
  const { paid, staked } = paidAndStaked(oddsClass, total, lots, odds, flags);
  const share = paid * BigInt(wholeReturn);
  if (share > BigInt(most) * staked) return 'paysTooMuch';
  return share < BigInt(least) * staked ? 'paysTooLittle' : null;
}

/**
 * The most that one draw can pay for a selection, or an upper bound. It is exact for one line, and wherever a draw may
 * hit any outcomes of a slot together. It is a bound where slots exclude each other: one number chosen on two places
 * counts twice.
 */
export function highestWinOf(
  play: Play,
  selection: Selection,
  odds: readonly number[],
  stakePerLine: number,
  context: DrawContext,
): number {
  if (play.formula.by !== 'each') {
    const returned = play.classes.some((oddsClass) => returnedDraws(oddsClass, context.flags) > 0n) ? linesOf(play, selection) : 0;
    return Math.max(
      payOf({ won: [mostWinningLines(play, selection)], returned: 0 }, odds, stakePerLine),
      payOf({ won: [], returned }, odds, stakePerLine),
    );
  }
  const bySlot = play.slots.map((slot, place) => {
    const classes = outcomesOf(selection[place] ?? 0n).map((outcome) => play.classOf?.(place, outcome, context) ?? 0);
    // A draw either returns what it can while other outcomes win, as a tie does, or it returns nothing.
    const isReturned = (place: number) => play.classes[place] !== undefined && returnedDraws(play.classes[place], context.flags) > 0n;
    const others = classes.filter((place) => !isReturned(place));
    const pushed = payOfBest(play, slot, others, odds, stakePerLine) + (classes.length - others.length) * stakePerLine;
    return Math.max(payOfBest(play, slot, classes, odds, stakePerLine), pushed);
  });
  return safeOf(bySlot.reduce((sum, pay) => sum + BigInt(pay), 0n));
}

/**
 * Assumes that the outcomes with the best odds are hit, and that the best of them takes all hits that no other outcome
 * can take.
 */
function payOfBest(play: Play, slot: Slot, classes: readonly number[], odds: readonly number[], stakePerLine: number): number {
  const best = classes.toSorted((one, other) => (odds[other] ?? 0) - (odds[one] ?? 0)).slice(0, slot.most);
  const won = play.classes.map(() => 0);
  for (const oddsClass of best) won[oddsClass] = (won[oddsClass] ?? 0) + 1;
  const first = best[0];
  if (first !== undefined && play.lots > 1) won[first] = (won[first] ?? 0) + slot.most - best.length;
  return payOf({ won, returned: 0 }, odds, stakePerLine);
}

function mostWinningLines({ formula, slots }: Play, selection: Selection): number {
  const [picks = 0, second = 0] = selection.map(countOf);
  const most = slots[0]?.most ?? 0;
  switch (formula.by) {
    case 'product':
      return slots.reduce((product, slot, place) => product * Math.min(slot.most, countOf(selection[place] ?? 0n)), 1);
    case 'choose':
    case 'cover':
    case 'exactly':
      return mostLinesThatHit(formula, picks, second, most);
    case 'roles':
      return 1;
    case 'beside':
      // One of the hits is in layer 1, and a number cannot be in both layers.
      return Math.min(picks - 1, most - 1);
    case 'meanPair':
      // With fewer numbers than lots, each is hit once, and the other lots hit any of them again.
      return ((Math.min(picks, most) - 1) * most) / 2;
    case 'each':
      throw new TypeError('Outcomes of `each` are counted slot by slot.');
  }
}

/** Tries every split of the hits between bankers and picks. */
function mostLinesThatHit(formula: Parameters<typeof linesThatHit>[0], picks: number, bankers: number, most: number): number {
  let best = 0;
  for (let bankersHit = 0; bankersHit <= Math.min(bankers, most); bankersHit++) {
    for (let picksHit = 0; picksHit <= Math.min(picks, most - bankersHit); picksHit++) {
      best = Math.max(best, linesThatHit(formula, { picks, picksHit, bankers, bankersHit, hits: most }));
    }
  }
  return best;
}
