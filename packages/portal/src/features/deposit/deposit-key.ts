import type { KeyValueStore } from '#shared/ports/feature.ts';
import type { WantedDeposit } from './deposit.api.ts';

/** Session storage: a reload in the middle of a deposit asks for the same one again. */
const place = 'livery.deposit.key';

/** The key of what is wanted: the one that it was asked for by, as long as nothing else is wanted. */
export function keyFor(store: KeyValueStore, { method, amount }: WantedDeposit, makeKey: () => string): string {
  const wanted = `${method} ${amount}`;
  const [kept, key] = store.get(place)?.split('|') ?? [];
  if (kept === wanted && key !== undefined) return key;
  const fresh = makeKey();
  store.set(place, `${wanted}|${fresh}`);
  return fresh;
}

/** What was wanted is done: the same again is another deposit. */
export function forgetKey(store: KeyValueStore): void {
  store.remove(place);
}
