/** A bar of the chart: a subtotal, or a change. */
export interface FallingPart {
  value: number;
  isSum?: boolean | undefined;
}

interface Fall {
  /** The start and end of each bar as shares of the width. */
  bars: { start: number; end: number }[];
  /** The position of zero. */
  zero: number;
}

/** Starts each change at the end of the previous bar, and each total at zero. */
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
