import type { KeyValueStore } from '#shared/ports/feature.ts';

/** Session storage: a reload in the middle of a transfer asks for the same one again. */
const place = 'livery.transfer.key';

/** The key of what is wanted: the one that it was asked for by, as long as nothing else is wanted. */
export function keyFor(store: KeyValueStore, wanted: string, makeKey: () => string): string {
  const [kept, key] = store.get(place)?.split('|') ?? [];
  if (kept === wanted && key !== undefined) return key;
  const fresh = makeKey();
  store.set(place, `${wanted}|${fresh}`);
  return fresh;
}

/** The outcome is known: the same again is another transfer. */
export function forgetKey(store: KeyValueStore): void {
  store.remove(place);
}
