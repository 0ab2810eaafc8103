/** Changes made by a transaction that members' open pages may show. */
export interface Touched {
  readonly accounts: Set<number>;
  readonly members: Set<number>;
}

const touched = new WeakMap<object, Touched>();

/** Records accounts whose balances the transaction moves. */
export function touchAccounts(trx: object, accountIds: Iterable<number>): void {
  for (const id of accountIds) touchedIn(trx).accounts.add(id);
}

/** Records members who get news from the transaction. */
export function touchMembers(trx: object, memberIds: Iterable<number>): void {
  for (const id of memberIds) touchedIn(trx).members.add(id);
}

/** Null if the transaction has changed nothing of the kind. */
export function touchedBy(trx: object): Touched | null {
  return touched.get(trx) ?? null;
}

function touchedIn(trx: object): Touched {
  const known = touched.get(trx) ?? { accounts: new Set(), members: new Set() };
  touched.set(trx, known);
  return known;
}
