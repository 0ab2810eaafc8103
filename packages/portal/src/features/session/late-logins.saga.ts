import type { Saga } from 'redux-saga';
import { call, fork, put, take } from 'typed-redux-saga';
import type { Failure } from '#api/api-failure.ts';
import { passkeyChosen, passkeyRefused, passkeysOffered, secondFactorRefused, secondFactorSubmitted } from './session.slice.ts';

const chunkFailed: Failure = { code: 'CHUNK_FAILED', status: 0, requestId: null };

/** Logins that few begin with, the second step and passkeys: `load` fetches what does them when the first is asked for. */
export function makeLateLoginsSaga(load: () => Promise<Saga>) {
  return function* lateLoginsSaga() {
    for (;;) {
      const first = yield* take([secondFactorSubmitted, passkeyChosen, passkeysOffered]);
      try {
        const lateLogins = yield* call(load);
        yield* fork(lateLogins);
        // Now somebody hears it.
        yield* put(first);
        return;
      } catch {
        if (secondFactorSubmitted.match(first)) yield* put(secondFactorRefused(chunkFailed));
        if (passkeyChosen.match(first)) yield* put(passkeyRefused(chunkFailed));
      }
    }
  };
}
