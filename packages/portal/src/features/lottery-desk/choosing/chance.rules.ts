import type { Flags } from '@livery/lottery/model/draw';
import { realReturnOf } from '@livery/lottery/model/odds';
import type { OddsClass, Play } from '@livery/lottery/model/play';

/** The N of "1 in N draws wins a line of this class", to two digits. */
export function oneIn({ wins }: Pick<OddsClass, 'wins'>, total: bigint, lots: number): number {
  return Number((total * BigInt(lots) * 100n) / wins) / 100;
}

export interface Chance {
  code: string;
  oneIn: number;
  /** In hundredths. Null while the play is closed. */
  odds: number | null;
  /** Parts per 10,000. */
  returns: number | null;
}

/** The value of each class of a play at these odds. */
export function chancesOf({ classes, lots }: Play, total: bigint, odds: readonly number[] | undefined, flags: Flags): Chance[] {
  return classes.map((each, place) => {
    const own = odds?.[place] ?? null;
    return {
      code: each.code,
      oneIn: oneIn(each, total, lots),
      odds: own,
      returns: own === null ? null : realReturnOf(each, total, lots, own, flags),
    };
  });
}

/** The lowest and highest value. */
export function rangeOf(values: readonly (number | null)[]): [number, number] | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : [Math.min(...known), Math.max(...known)];
}

/** The flags that the classes of a play check. */
export function flagsOf({ classes }: Play): (keyof Flags)[] {
  return [...new Set(classes.flatMap(({ returned }) => (returned === undefined ? [] : [returned.flag])))];
}
