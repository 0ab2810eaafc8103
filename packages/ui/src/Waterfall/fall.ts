/** A part of a picture of sums: what there is at that point, or what changes it. */
export interface FallingPart {
  value: number;
  isSum?: boolean | undefined;
}

interface Fall {
  /** Each from where it starts to where it ends, as shares of the picture's width. */
  bars: { start: number; end: number }[];
  /** Where nothing is. */
  zero: number;
}

/** Places each change where the one before it has ended; a sum begins at zero. */
export function fallOf(parts: readonly FallingPart[]): Fall {
  let at = 0;
  const spans = parts.map(({ value, isSum = false }) => {
    const start = isSum ? 0 : at;
    at = start + value;
    return { start, end: at };
  });
  const points = [0, ...spans.flatMap(({ start, end }) => [start, end])];
  const low = Math.min(...points);
  const range = Math.max(...points) - low || 1;
  const share = (value: number) => (value - low) / range;
  return { bars: spans.map(({ start, end }) => ({ start: share(start), end: share(end) })), zero: share(0) };
}
