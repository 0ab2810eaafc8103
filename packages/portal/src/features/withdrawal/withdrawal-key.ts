import type { KeyValueStore } from '#shared/ports/feature.ts';

/** Session storage: a reload in the middle of a request asks for the same withdrawal again. */
const place = 'livery.withdrawal.key';

/** The key of what is wanted: the one that it was asked for by, as long as nothing else is wanted. */
export function keyFor(store: KeyValueStore, wanted: string, makeKey: () => string): string {
  const [kept, key] = store.get(place)?.split('|') ?? [];
  if (kept === wanted && key !== undefined) return key;
  const fresh = makeKey();
  store.set(place, `${wanted}|${fresh}`);
  return fresh;
}

/** What was wanted is done: the same again is another withdrawal. */
export function forgetKey(store: KeyValueStore): void {
  store.remove(place);
}
