import { call, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { dialogClosed, selectDialogs } from '#shared/store/dialogs.slice.ts';
import { identityConfirmed, loggedIn } from '#shared/store/events.ts';
import type { PasswordApi } from './password.api.ts';
import { confirmationRefused, confirmationSubmitted } from './password.slice.ts';

export function makeConfirmationSaga(api: Pick<PasswordApi, 'postIdentity'>) {
  function* confirm({ payload }: ReturnType<typeof confirmationSubmitted>) {
    try {
      yield* call(api.postIdentity, payload);
      yield* call(finish);
    } catch (error) {
      yield* put(confirmationRefused(failureOf(error)));
    }
  }

  /** A member without a password confirms by a login. Another member's login confirms nothing. */
  function* hearLogin({ payload: { account } }: ReturnType<typeof loggedIn>) {
    const asked = (yield* select(selectDialogs)).find((request) => request.kind === 'confirmIdentity');
    if (asked === undefined) return;
    if (asked.accountId === account.id) yield* call(finish);
    else yield* put(dialogClosed('confirmIdentity'));
  }

  function* finish() {
    yield* put(identityConfirmed());
    yield* put(dialogClosed('confirmIdentity'));
  }

  return function* confirmationSaga() {
    yield* takeLeading(confirmationSubmitted, confirm);
    yield* takeEvery(loggedIn, hearLogin);
  };
}
