/** A figure's change since the previous period. */
export type Change = { direction: 'more' | 'less'; share: number | null } | { direction: 'same' };

/** Above this, a percentage says less than the two figures. */
const mostShare = 10;

/** The change relative to the previous figure's absolute value. Null if that was zero, or if the change would be huge. */
export function changeOf(now: number, before: number): Change {
  if (now === before) return { direction: 'same' };
  const share = Math.abs(now - before) / Math.abs(before);
  return { direction: now > before ? 'more' : 'less', share: share < mostShare ? share : null };
}

export interface Part {
  label: string;
  value: number;
}

/** The largest parts, with the rest combined, because a chart can show only a few. */
export function largestParts(parts: readonly Part[], most: number, rest: string): Part[] {
  const sorted = parts.filter(({ value }) => value > 0).toSorted((one, other) => other.value - one.value);
  if (sorted.length <= most) return sorted;
  const kept = sorted.slice(0, most - 1);
  const others = sorted.slice(most - 1).reduce((sum, { value }) => sum + value, 0);
  return [...kept, { label: rest, value: others }];
}
