import type { Vip, VipLevel } from './vip.api.ts';

export interface VipWay {
  /** Null before the first level. */
  own: VipLevel | null;
  /** Null on the highest level. */
  next: VipLevel | null;
  /** Progress from the current level to the next: minor units done, and total. */
  done: number;
  whole: number;
  missing: number;
}

/** The member's progress between two levels. A granted level counts from its start. */
export function wayOf({ level, levels, staked }: Vip): VipWay {
  const own = levels.find((one) => one.level === level) ?? null;
  const next = levels.find((one) => one.level > level) ?? null;
  const from = own?.stakeFrom ?? 0;
  const to = next?.stakeFrom ?? from;
  return { own, next, done: Math.max(0, Math.min(staked, to) - from), whole: to - from, missing: Math.max(0, to - Math.max(staked, 0)) };
}
