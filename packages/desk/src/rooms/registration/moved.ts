/** The order with one name a place further; null where it has no further place. */
export function moved(order: readonly string[], name: string, step: 1 | -1): string[] | null {
  const from = order.indexOf(name);
  const to = from + step;
  if (from === -1 || to < 0 || to >= order.length) return null;
  const others = order.toSpliced(from, 1);
  return others.toSpliced(to, 0, name);
}
