import { call, put, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { dialogClosed } from '#shared/store/dialogs.slice.ts';
import { loggedIn } from '#shared/store/events.ts';
import { messageShown } from '#shared/facts/messages.slice.ts';
import { paymentPasswordSet } from '#shared/store/payment-events.ts';
import type { PaymentAccountsApi } from './payment-accounts.api.ts';
import {
  accountsFailed,
  accountsKept,
  accountsLoaded,
  accountsRequested,
  accountSubmitted,
  changeRefused,
  passwordFailed,
  passwordKept,
  passwordLoaded,
  passwordRequested,
  passwordSubmitted,
  removalConfirmed,
} from './payment-accounts.slice.ts';

export function makePaymentAccountsSaga(api: PaymentAccountsApi) {
  function* loadAccounts() {
    try {
      yield* put(accountsLoaded(yield* call(api.getAccounts)));
    } catch (error) {
      yield* put(accountsFailed(failureOf(error)));
    }
  }

  function* loadPassword() {
    try {
      yield* put(passwordLoaded(yield* call(api.getPassword)));
    } catch (error) {
      yield* put(passwordFailed(failureOf(error)));
    }
  }

  function* add({ payload }: ReturnType<typeof accountSubmitted>) {
    try {
      yield* put(accountsKept(yield* call(api.postAccount, payload)));
      yield* put(dialogClosed('addPaymentAccount'));
      yield* put(messageShown({ key: 'paymentAccounts', tone: 'positive', text: 'payment-accounts:added' }));
    } catch (error) {
      yield* put(changeRefused(failureOf(error)));
    }
  }

  /** One that is gone already is what was wanted. */
  function* remove({ payload }: ReturnType<typeof removalConfirmed>) {
    try {
      yield* put(accountsKept(yield* call(api.postRemoval, payload)));
    } catch (error) {
      const failure = failureOf(error);
      if (failure.code !== 'NOT_FOUND') {
        yield* put(changeRefused(failure));
        return;
      }
      yield* put(accountsRequested());
    }
    yield* put(dialogClosed('removePaymentAccount'));
  }

  function* setPassword({ payload }: ReturnType<typeof passwordSubmitted>) {
    try {
      yield* put(passwordKept(yield* call(api.postPassword, payload)));
      yield* put(paymentPasswordSet());
      yield* put(dialogClosed('paymentPassword'));
      yield* put(messageShown({ key: 'paymentAccounts', tone: 'positive', text: 'payment-accounts:password.saved' }));
    } catch (error) {
      yield* put(changeRefused(failureOf(error)));
    }
  }

  /** Whoever comes back after the session ended sees what is there now. */
  function* loadAnew() {
    yield* put(accountsRequested());
    yield* put(passwordRequested());
  }

  return function* paymentAccountsSaga() {
    yield* takeLatest(accountsRequested, loadAccounts);
    yield* takeLatest(passwordRequested, loadPassword);
    yield* takeLeading(accountSubmitted, add);
    yield* takeLeading(removalConfirmed, remove);
    yield* takeLeading(passwordSubmitted, setPassword);
    yield* takeEvery(loggedIn, loadAnew);
  };
}
