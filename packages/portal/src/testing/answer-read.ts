import type { ServedRoute } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { readAnswered, readFailed, selectReads } from '#shared/reads/reads.slice.ts';
import type { AppStore } from '#shared/store/store.ts';

/** Selects among several questions to one call. */
type IsMeant = (query: Record<string, unknown>) => boolean;

/** Answers components' requests for a call that has no other handler. */
export function answerRead(store: AppStore, call: ServedRoute, value: unknown, isMeant: IsMeant = () => true): void {
  for (const key of keysOf(store, call, isMeant)) store.dispatch(readAnswered({ key, call, value }));
}

export function failRead(store: AppStore, call: ServedRoute, failure: Failure, isMeant: IsMeant = () => true): void {
  for (const key of keysOf(store, call, isMeant)) store.dispatch(readFailed({ key, call, failure }));
}

function keysOf(store: AppStore, call: ServedRoute, isMeant: IsMeant): string[] {
  const entries = Object.values(selectReads(store.getState())).filter((entry) => entry.call === call && isMeant(entry.query));
  const keys = entries.map(({ key }) => key);
  if (keys.length === 0) throw new Error(`Nothing asks ${call}`);
  return keys;
}
