import { call, put, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { dialogClosed } from '#shared/store/dialogs.slice.ts';
import { changeAnswers } from '#shared/reads/reads.saga.ts';
import { readsOutdated } from '#shared/reads/reads.slice.ts';
import { messageShown } from '#shared/facts/messages.slice.ts';
import { isUnknownOutcome } from '#shared/money/outcome.ts';
import { paymentPasswordSet, payoutSetupAsked, payoutSetupDone, payoutSetupRefused } from '#shared/store/payment-events.ts';
import type { PaymentAccountsApi } from './payment-accounts.api.ts';
import { accountsRead, passwordRead } from '#shared/money/payout/payout-reads.ts';
import { accountSubmitted, changeKept, changeRefused, passwordSubmitted, removalConfirmed } from './payment-accounts.slice.ts';

export function makePaymentAccountsSaga(api: PaymentAccountsApi) {
  function* add({ payload }: ReturnType<typeof accountSubmitted>) {
    try {
      const accounts = yield* call(api.postAccount, payload);
      yield* changeAnswers(accountsRead, () => accounts);
      yield* put(changeKept());
      yield* put(dialogClosed('addPaymentAccount'));
      yield* put(messageShown({ key: 'paymentAccounts', tone: 'positive', text: 'payment-accounts:added' }));
    } catch (error) {
      yield* put(changeRefused(failureOf(error)));
    }
  }

  /** An account that is already gone counts as removed. */
  function* remove({ payload }: ReturnType<typeof removalConfirmed>) {
    try {
      const accounts = yield* call(api.postRemoval, payload);
      yield* changeAnswers(accountsRead, () => accounts);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.code !== 'NOT_FOUND') {
        yield* put(changeRefused(failure));
        return;
      }
      yield* put(readsOutdated('paymentAccounts'));
    }
    yield* put(changeKept());
    yield* put(dialogClosed('removePaymentAccount'));
  }

  function* setPassword({ payload }: ReturnType<typeof passwordSubmitted>) {
    try {
      const password = yield* call(api.postPassword, payload);
      yield* changeAnswers(passwordRead, () => password);
      yield* put(changeKept());
      yield* put(paymentPasswordSet());
      yield* put(dialogClosed('paymentPassword'));
      yield* put(messageShown({ key: 'paymentAccounts', tone: 'positive', text: 'payment-accounts:password.saved' }));
    } catch (error) {
      yield* put(changeRefused(failureOf(error)));
    }
  }

  /** Sets the PIN first, because the account needs it. Completed steps stay if a later one is refused. */
  function* setUp({ payload: { newPassword, account, paymentPassword } }: ReturnType<typeof payoutSetupAsked>) {
    try {
      if (newPassword !== null) {
        const password = yield* call(api.postPassword, newPassword);
        yield* changeAnswers(passwordRead, () => password);
        yield* put(paymentPasswordSet());
      }
      if (account === null) {
        yield* put(payoutSetupDone({ account: null }));
        return;
      }
      const known = yield* call(api.postAccount, { ...account, paymentPassword });
      yield* changeAnswers(accountsRead, () => known);
      const newest = known.accounts.toSorted((one, other) => other.accountId - one.accountId)[0] ?? null;
      yield* put(payoutSetupDone({ account: newest }));
    } catch (error) {
      const failure = failureOf(error);
      // The PIN is not set again if it may already be set, because that would hold the member's withdrawals.
      if (isUnknownOutcome(failure.code)) yield* put(readsOutdated('paymentPassword', 'paymentAccounts', 'withdrawalTerms'));
      yield* put(payoutSetupRefused(failure));
    }
  }

  return function* paymentAccountsSaga() {
    yield* takeLeading(payoutSetupAsked, setUp);
    yield* takeLeading(accountSubmitted, add);
    yield* takeLeading(removalConfirmed, remove);
    yield* takeLeading(passwordSubmitted, setPassword);
  };
}
