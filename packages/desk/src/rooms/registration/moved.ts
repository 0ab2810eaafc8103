/** The order with one name moved by one place. Null if it is already at the end. */
export function moved(order: readonly string[], name: string, step: 1 | -1): string[] | null {
  const from = order.indexOf(name);
  const to = from + step;
  if (from === -1 || to < 0 || to >= order.length) return null;
  const others = order.toSpliced(from, 1);
  return others.toSpliced(to, 0, name);
}
