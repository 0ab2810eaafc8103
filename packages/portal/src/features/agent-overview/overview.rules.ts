/** What has become of a figure since the period before. */
export type Change = { direction: 'more' | 'less'; share: number | null } | { direction: 'same' };

/** A share of the figure before, whose sign does not count; null where there was none. */
export function changeOf(now: number, before: number): Change {
  if (now === before) return { direction: 'same' };
  return { direction: now > before ? 'more' : 'less', share: before === 0 ? null : Math.abs(now - before) / Math.abs(before) };
}

export interface Part {
  label: string;
  value: number;
}

/** The largest parts, and the others as one: a drawing tells few apart. */
export function largestParts(parts: readonly Part[], most: number, rest: string): Part[] {
  const sorted = parts.filter(({ value }) => value > 0).toSorted((one, other) => other.value - one.value);
  if (sorted.length <= most) return sorted;
  const kept = sorted.slice(0, most - 1);
  const others = sorted.slice(most - 1).reduce((sum, { value }) => sum + value, 0);
  return [...kept, { label: rest, value: others }];
}
