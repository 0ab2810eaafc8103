import type { Action } from '@reduxjs/toolkit';
import { call, put, race, take, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import type { Passkeys } from '#shared/ports/passkeys.ts';
import { readsOutdated } from '#shared/reads/reads.slice.ts';
import { dialogClosed } from '#shared/store/dialogs.slice.ts';
import type { PasskeysApi } from './passkeys.api.ts';
import { passkeyAddSubmitted, passkeyNotMade, passkeyRefused, passkeyRemoveConfirmed, passkeyRenameSubmitted } from './passkeys.slice.ts';

export function makePasskeysSaga(api: PasskeysApi, passkeys: Passkeys) {
  /** Closing the dialog also ends the browser's own. */
  function* add({ payload: { name, password } }: ReturnType<typeof passkeyAddSubmitted>) {
    const { left } = yield* race({ made: call(make, name, password), left: take(isLeft) });
    if (left !== undefined) yield* call(passkeys.leave);
  }

  function* make(name: string, password: string) {
    try {
      const options = yield* call(api.postCreation, { password });
      const made = yield* call(passkeys.make, options);
      if (made.status !== 'done') {
        yield* put(passkeyNotMade(made.status));
        return;
      }
      yield* call(api.postPasskey, { name, credential: made.credential });
      yield* call(finish);
    } catch (error) {
      yield* put(passkeyRefused(failureOf(error)));
    }
  }

  function* rename({ payload }: ReturnType<typeof passkeyRenameSubmitted>) {
    try {
      yield* call(api.postName, payload);
      yield* call(finish);
    } catch (error) {
      yield* put(passkeyRefused(failureOf(error)));
    }
  }

  function* remove({ payload }: ReturnType<typeof passkeyRemoveConfirmed>) {
    try {
      yield* call(api.postRemoval, payload);
      yield* call(finish);
    } catch (error) {
      yield* put(passkeyRefused(failureOf(error)));
    }
  }

  function* finish() {
    yield* put(readsOutdated('passkeys'));
    yield* put(dialogClosed('protection'));
  }

  return function* passkeysSaga() {
    yield* takeLeading(passkeyAddSubmitted, add);
    yield* takeLeading(passkeyRenameSubmitted, rename);
    yield* takeLeading(passkeyRemoveConfirmed, remove);
  };
}

const isLeft = (action: Action) => dialogClosed.match(action) && action.payload === 'protection';
