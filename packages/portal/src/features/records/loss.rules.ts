import type { LossLine } from '@livery/contract/shapes';
import { addDays, countDays, type DaySpan } from '@livery/contract/zoned-days';

/** The sums of lines. */
export interface LossSums {
  count: number;
  stake: number;
  payout: number;
  net: number;
}

export interface LossGroup extends LossSums {
  /** A day, or the code of a game type. */
  key: string;
  name: string;
}

/** Lines grouped by day or game type: days newest first, types by largest stake. */
export function groupLines(lines: readonly LossLine[], by: 'day' | 'type'): LossGroup[] {
  const groups = new Map<string, LossGroup>();
  for (const { day, gameType, typeName, count, stake, payout, net } of lines) {
    const key = by === 'day' ? day : gameType;
    const group = groups.get(key) ?? { key, name: by === 'day' ? day : typeName, count: 0, stake: 0, payout: 0, net: 0 };
    groups.set(key, {
      ...group,
      count: group.count + count,
      stake: group.stake + stake,
      payout: group.payout + payout,
      net: group.net + net,
    });
  }
  const order = (a: LossGroup, b: LossGroup) => (by === 'day' ? (a.key < b.key ? 1 : -1) : b.stake - a.stake);
  return [...groups.values()].toSorted(order);
}

/** A value for every day of the period, oldest first. A day without bets is zero. */
export function netByDay(lines: readonly LossLine[], { from, to }: DaySpan): { day: string; net: number }[] {
  const sums = new Map(groupLines(lines, 'day').map(({ key, net }) => [key, net]));
  return Array.from({ length: countDays(from, to) }, (_, index) => {
    const day = addDays(from, index);
    return { day, net: sums.get(day) ?? 0 };
  });
}

export type Outcome = 'won' | 'lost' | 'even';

export function outcomeOf(net: number): Outcome {
  if (net === 0) return 'even';
  return net > 0 ? 'won' : 'lost';
}
