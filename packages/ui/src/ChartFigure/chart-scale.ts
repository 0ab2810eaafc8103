/** Round, evenly spaced values in ascending order, from below the least to above the most. Zero is one of them. */
export function niceTicks(values: readonly number[], most = 5): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  if (low === high) return [0, 1];
  const rough = (high - low) / (most - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step =
    [1, 2, 5, 10].map((each) => each * power).find((each) => Math.floor(low / each) * each + (most - 1) * each >= high) ?? 10 * power;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** The position of a value on a scale: 0 at the top, 1 at the bottom. */
export function depthOf(value: number, ticks: readonly number[]): number {
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  return (high - value) / (high - low);
}

/** Indexes of at most `most` evenly spaced labels, including the first and the last where possible. */
export function labelledPoints(count: number, most = 5): number[] {
  if (count <= 1) return count === 1 ? [0] : [];
  const gaps = Array.from({ length: Math.min(most, count) - 1 }, (_, index) => Math.min(most, count) - 1 - index);
  const gap = gaps.find((each) => (count - 1) % each === 0) ?? 1;
  return Array.from({ length: gap + 1 }, (_, index) => (index * (count - 1)) / gap);
}

/**
 * Indexes that draw the same line as all points. If there are more points than columns, the minimum and maximum of each
 * column are enough.
 */
export function drawnPoints(values: readonly number[], columns = 600): number[] {
  if (values.length <= 2 * columns) return values.map((_, index) => index);
  const size = values.length / columns;
  const kept = new Set([0, values.length - 1]);
  for (let column = 0; column < columns; column += 1) {
    const start = Math.floor(column * size);
    const end = Math.min(values.length, Math.floor((column + 1) * size));
    let least = start;
    let greatest = start;
    for (let index = start; index < end; index += 1) {
      if ((values[index] ?? 0) < (values[least] ?? 0)) least = index;
      if ((values[index] ?? 0) > (values[greatest] ?? 0)) greatest = index;
    }
    kept.add(least).add(greatest);
  }
  return [...kept].toSorted((one, other) => one - other);
}
