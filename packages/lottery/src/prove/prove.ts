import type { DrawContext, Flags } from '../model/draw.ts';
import type { Kind } from '../model/kind.ts';
import { chanceOf, fairOddsOf, faultOfOdds, oddsOf, realReturnOf, returnedDraws, type OddsFault } from '../model/odds.ts';
import type { OddsClass, Play } from '../model/play.ts';
import { countWins } from './count-wins.ts';
import { EvenDrawsOfKind } from './even-draws.ts';

export interface Target {
  /** The highest return that odds may have, in parts per 10,000. */
  readonly most: number;
  /** The lowest return that the law allows. */
  readonly least: number;
  readonly flags: Flags;
}

/** The odds of a class, and whether they are valid. */
export interface Proof {
  readonly play: string;
  readonly oddsClass: string;
  /**
   * Of `total` stakes on one line, the numbers of won and returned ones. A line with several lots has that many stakes
   * in every draw.
   */
  readonly wins: bigint;
  readonly returned: bigint;
  readonly total: bigint;
  readonly chance: number;
  readonly fairOdds: number;
  /** Hundredths, stake included. */
  readonly odds: number;
  /** Parts per 10,000, rounded down. */
  readonly realReturn: number;
  /** `wrongCount`: the class states other wins than its draws have. */
  readonly fault: OddsFault | 'wrongCount' | null;
}

/** Offered odds, if different from the target's. */
export type OfferedOdds = (play: Play, oddsClass: OddsClass) => number;

/** Counts the wins of every class of a kind again, draw by draw, and checks its odds against the target. */
export function proveKind(kind: Kind, target: Target, offered?: OfferedOdds): Proof[] {
  const { flags } = target;
  // The year's animal changes no count. 6 is the horse.
  const context: DrawContext = { animal: 6, flags };
  const even = new EvenDrawsOfKind(kind);
  return kind.plays.flatMap((play) => {
    const counts = countWins(kind, play, even, context);
    return play.classes.map((oddsClass, place): Proof => {
      const own = counts.filter((count) => count.oddsClass === place);
      const returned = returnedDraws(oddsClass, flags);
      const isCounted =
        own.length > 0 &&
        own.every((count) => {
          return count.wins === count.lines * oddsClass.wins && count.returned === count.lines * returned;
        });
      const odds = offered?.(play, oddsClass) ?? oddsOf(oddsClass, kind.total, play.lots, target.most, flags);
      return {
        play: play.code,
        oddsClass: oddsClass.code,
        wins: oddsClass.wins,
        returned,
        total: kind.total * BigInt(play.lots),
        chance: chanceOf(oddsClass, kind.total, play.lots),
        fairOdds: fairOddsOf(oddsClass, kind.total, play.lots, flags),
        odds,
        realReturn: realReturnOf(oddsClass, kind.total, play.lots, odds, flags),
        fault: isCounted ? faultOfOdds(oddsClass, kind.total, play.lots, odds, flags, target) : 'wrongCount',
      };
    });
  });
}
