import type { ActionCreatorWithoutPayload } from '@reduxjs/toolkit';
import { call, delay, put } from 'typed-redux-saga';
import { failureOf, type FailureCode } from '#api/api-failure.ts';
import type { KeyValueStore } from '#shared/ports/feature.ts';

/** Milliseconds before what nobody knows the outcome of is asked again. */
const pauses = [1_000, 3_000, 6_000];

export interface Sending<Answer> {
  /** Of the tab: a reload in the middle asks for the same again. */
  store: KeyValueStore;
  /** Where in it the key lies, one for each kind of request. */
  place: string;
  /** Says all that is asked for; another text is another request. */
  wanted: string;
  makeKey: () => string;
  post: (idempotencyKey: string) => Promise<Answer>;
  /** Told before each further try. */
  checked?: ActionCreatorWithoutPayload | undefined;
}

/**
 * Sends what moves money, again with the same key while nobody knows what became of it: what was done is answered, and nothing is done
 * twice. A refusal is an outcome, so what is sent after it is another request; after an unknown outcome the key stays.
 */
export function* sendOnce<Answer>({ store, place, wanted, makeKey, post, checked }: Sending<Answer>) {
  const key = keyFor(store, place, wanted, makeKey);
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = yield* call(post, key);
      store.remove(place);
      return answer;
    } catch (error) {
      const isUnknown = isUnknownOutcome(failureOf(error).code);
      if (!isUnknown) store.remove(place);
      const pause = pauses[attempt];
      if (!isUnknown || pause === undefined) throw error;
      if (checked !== undefined) yield* put(checked());
      yield* delay(pause);
    }
  }
}

/** Whether a failure leaves open what the gateway did. */
export function isUnknownOutcome(code: FailureCode): boolean {
  return ['NETWORK', 'TIMEOUT', 'MALFORMED_ANSWER', 'UNAVAILABLE', 'INTERNAL'].includes(code);
}

function keyFor(store: KeyValueStore, place: string, wanted: string, makeKey: () => string): string {
  const [kept, key] = store.get(place)?.split('|') ?? [];
  if (kept === wanted && key !== undefined) return key;
  const fresh = makeKey();
  store.set(place, `${wanted}|${fresh}`);
  return fresh;
}
