/**
 * Cuts a pot into slices of at least one cent, with every cut equally likely. `random` returns a whole number below its
 * bound.
 *
 * @throws RangeError for a pot that has less than a cent for each slice
 */
export function cutPot(total: number, slices: number, random: (bound: number) => number): number[] {
  if (!Number.isSafeInteger(total) || !Number.isInteger(slices) || slices < 1 || total < slices)
    throw new RangeError(`A pot of ${total} has no ${slices} slices`);
  const cuts = new Set<number>();
  while (cuts.size < slices - 1) cuts.add(1 + random(total - 1));
  const places = [0, ...[...cuts].toSorted((one, other) => one - other), total];
  return places.slice(1).map((place, index) => place - (places[index] ?? 0));
}
