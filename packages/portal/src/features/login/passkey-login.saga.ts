import type { Action } from '@reduxjs/toolkit';
import { call, delay, put, race, takeLatest } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import type { Passkeys, UsedCredential } from '#shared/ports/passkeys.ts';
import { sessionOpened } from '#shared/store/events.ts';
import type { LoginApi } from './login.api.ts';
import { passkeyChosen, passkeyRefused, passkeysLeft, passkeysOffered } from './login.slice.ts';

/** How long an offer lasts, in milliseconds. The gateway forgets its challenge a minute later. */
const offerLife = 4 * 60_000;

export function makePasskeyLoginSaga(
  api: Pick<LoginApi, 'postPasskeyRequest' | 'postPasskeyLogin'>,
  passkeys: Pick<Passkeys, 'canOffer' | 'use' | 'leave'>,
) {
  /** Passkeys in the username's autofill, while the field is mounted. Failures are silent, because the visitor did not ask. */
  function* offer() {
    try {
      if (!(yield* call(passkeys.canOffer))) return;
      for (;;) {
        const options = yield* call(api.postPasskeyRequest);
        const { used } = yield* race({ used: call(passkeys.use, options, { isOffer: true }), old: delay(offerLife) });
        if (used?.status === 'done') yield* call(logIn, used.credential);
        else if (used !== undefined) return;
      }
    } catch {
      // The button does the same and shows errors.
    }
  }

  function* choose() {
    try {
      const options = yield* call(api.postPasskeyRequest);
      const used = yield* call(passkeys.use, options, { isOffer: false });
      if (used.status === 'done') yield* call(logIn, used.credential);
      else yield* put(passkeysOffered());
    } catch (error) {
      yield* put(passkeyRefused(failureOf(error)));
    }
  }

  function* logIn(credential: UsedCredential) {
    try {
      yield* put(sessionOpened({ login: yield* call(api.postPasskeyLogin, { credential }) }));
    } catch (error) {
      yield* put(passkeyRefused(failureOf(error)));
    }
  }

  /** A new request to the browser cancels the previous one. */
  function* ask(action: Action) {
    if (passkeyChosen.match(action)) yield* call(choose);
    else if (passkeysOffered.match(action)) yield* call(offer);
    else yield* call(passkeys.leave);
  }

  return function* passkeyLoginSaga() {
    yield* takeLatest([passkeysOffered, passkeyChosen, passkeysLeft], ask);
  };
}
