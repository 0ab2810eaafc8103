import type { ServedRoute } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { readAnswered, readFailed, selectReads } from '#shared/reads/reads.slice.ts';
import type { AppStore } from '#shared/store/store.ts';

/** Answers what components ask of a call, with nobody else to answer it. */
export function answerRead(store: AppStore, call: ServedRoute, value: unknown): void {
  for (const key of keysOf(store, call)) store.dispatch(readAnswered({ key, call, value }));
}

export function failRead(store: AppStore, call: ServedRoute, failure: Failure): void {
  for (const key of keysOf(store, call)) store.dispatch(readFailed({ key, call, failure }));
}

function keysOf(store: AppStore, call: ServedRoute): string[] {
  const keys = Object.values(selectReads(store.getState())).flatMap((entry) => (entry.call === call ? [entry.key] : []));
  if (keys.length === 0) throw new Error(`Nothing asks ${call}`);
  return keys;
}
