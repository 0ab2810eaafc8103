/** How close an outcome is to its cap. */
export type Heat = 'none' | 'low' | 'middle' | 'high' | 'full';

export function heatOf(pay: number, cap: number): Heat {
  if (pay === 0) return 'none';
  const share = pay / cap;
  if (share >= 1) return 'full';
  if (share >= 0.6) return 'high';
  return share >= 0.25 ? 'middle' : 'low';
}

/** The cells shown for a market: all of a small one, otherwise the most expensive, in the order of outcomes. */
export function shownCells(
  { cells, closed }: { readonly cells: readonly number[]; readonly closed: readonly number[] },
  most: number,
): number[] {
  const places = cells.map((_, place) => place);
  if (places.length <= most) return places;
  const told = places.filter((place) => (cells[place] ?? 0) > 0 || closed.includes(place));
  const isClosed = (place: number): number => (closed.includes(place) ? 1 : 0);
  return told
    .toSorted((one, other) => isClosed(other) - isClosed(one) || (cells[other] ?? 0) - (cells[one] ?? 0))
    .slice(0, most)
    .toSorted((one, other) => one - other);
}
