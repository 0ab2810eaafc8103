import type { Kind } from '@livery/lottery/model/kind';
import { oddsAtGroup, type OddsByPlay } from '@livery/lottery/model/odds';
import type { Play } from '@livery/lottery/model/play';
import type { Issue } from './issues/issue.repo.ts';
import type { Lottery } from './lottery.repo.ts';

const plays = new WeakMap<Kind, ReadonlyMap<string, Play>>();

export function playOf(kind: Kind, code: string): Play | null {
  const known = plays.get(kind) ?? new Map(kind.plays.map((play) => [play.code, play]));
  plays.set(kind, known);
  return known.get(code) ?? null;
}

const odds = new Map<string, OddsByPlay>();

/** The odds of an issue with these flags at a prize group. */
export function oddsOfKind(kind: Kind, { prize_group: prizeGroup, flags }: Pick<Issue, 'prize_group' | 'flags'>): OddsByPlay {
  const key = `${kind.code} ${prizeGroup} ${flags.fortyNine} ${flags.tie} ${flags.thirty}`;
  const known = odds.get(key);
  if (known !== undefined) return known;
  const computed = oddsAtGroup(kind, prizeGroup, flags);
  odds.set(key, computed);
  return computed;
}

/** The highest stake below `tooMuch` that fits, by bisection. A higher stake never costs less. */
export function mostThatFits(tooMuch: number, fits: (lineStake: number) => boolean): number {
  let [most, over] = [0, tooMuch];
  while (over - most > 1) {
    const middle = Math.floor((most + over) / 2);
    if (fits(middle)) most = middle;
    else over = middle;
  }
  return most;
}

/** A lottery with its kind and its code in draw messages. */
export interface RunningLottery {
  readonly lottery: Lottery;
  readonly kind: Kind;
  readonly code: string;
}
