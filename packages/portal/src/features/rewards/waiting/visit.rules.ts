/** Keeps known items in place and appends new ones. Returns the same list if nothing is new. */
export function withNew<Item>(listed: readonly Item[], now: readonly Item[], idOf: (item: Item) => unknown): readonly Item[] {
  const known = new Set(listed.map(idOf));
  const fresh = now.filter((item) => !known.has(idOf(item)));
  return fresh.length === 0 ? listed : [...listed, ...fresh];
}

/** Minor units of cash and bonuses in these prizes. */
export function moneyIn(prizes: readonly { kind: string; amount: number }[]): number {
  return prizes.reduce((sum, { kind, amount }) => (kind === 'tickets' ? sum : sum + amount), 0);
}
