import { call, delay, fork, put, race, select, take, takeLatest, takeLeading } from 'typed-redux-saga';
import { failureOf, type FailureCode } from '#api/api-failure.ts';
import type { Dependencies } from '#shared/ports/feature.ts';
import { signalChannel } from '#shared/ports/signal-channel.ts';
import { dialogClosed } from '#shared/store/dialogs.slice.ts';
import { balancePushed, loggedOut } from '#shared/store/events.ts';
import { selectIsLive } from '#shared/facts/live.selectors.ts';
import { messageShown } from '#shared/facts/messages.slice.ts';
import { moneyAction, sendMoney } from '#shared/money/money-action.ts';
import { submissionChanged } from '#shared/money/money.slice.ts';
import { payoutSetupAsked, payoutSetupDone, payoutSetupRefused } from '#shared/store/payment-events.ts';
import { editing, refused, sending } from '#shared/store/submission.ts';
import { changeAnswers } from '#shared/reads/reads.saga.ts';
import { readsOutdated, selectShown } from '#shared/reads/reads.slice.ts';
import { selectIsMember } from '#shared/facts/viewer.slice.ts';
import type { Withdrawal, WithdrawalApi } from './withdrawal.api.ts';
import { atFormFields, draftKey, isOpen } from './withdrawal.rules.ts';
import { pageRead, termsRead, withdrawalsOutdated } from './withdrawal.reads.ts';
import {
  accountPrepared,
  cancellationConfirmed,
  firstWithdrawalSubmitted,
  pictureRefused,
  receiptSubmitted,
  withdrawalRequested,
  withdrawalSubmitted,
} from './withdrawal.slice.ts';

export interface WithdrawalSagaDependencies extends Pick<Dependencies, 'clock' | 'tabStorage' | 'page'> {
  api: WithdrawalApi;
}

const outdated: readonly FailureCode[] = ['LIMIT_EXCEEDED', 'NOT_AVAILABLE', 'WITHDRAWALS_HELD'];

/** Polls while a visible withdrawal can still change and there are no live events. */
const lookPause = 30_000;
/** A game changes the balance again and again. */
const balancePause = 1_000;

export function makeWithdrawalSaga({ api, clock, tabStorage, page }: WithdrawalSagaDependencies) {
  /** A stream starts with the balance, which the terms usually have already. */
  function* loadTermsSoon({ payload: { balance } }: ReturnType<typeof balancePushed>) {
    yield* delay(balancePause);
    const [terms] = yield* select(selectShown(termsRead));
    if (terms?.available !== balance) yield* put(readsOutdated('withdrawalTerms'));
  }

  function* change(withdrawal: Withdrawal) {
    yield* changeAnswers(pageRead, (page) => ({
      ...page,
      items: page.items.map((each) => (each.withdrawalId === withdrawal.withdrawalId ? withdrawal : each)),
    }));
  }

  /** Files selected in another form and never submitted would count. */
  function* upload(pictures: readonly Blob[]) {
    for (const uploadId of yield* call(api.getUploads)) yield* call(api.deleteUpload, uploadId);
    const ids: string[] = [];
    for (const [place, picture] of pictures.entries()) {
      try {
        ids.push(yield* call(api.postUpload, picture));
      } catch (error) {
        const { code } = failureOf(error);
        if (code !== 'IMAGE_REFUSED' && code !== 'PAYLOAD_TOO_LARGE') throw error;
        yield* put(pictureRefused({ place, code }));
        return null;
      }
    }
    return ids;
  }

  /** The gateway accepts the same receipt twice, so one with an unknown outcome is sent again, like money. */
  function* tell({ payload: { withdrawalId, receipt, received, pictures } }: ReturnType<typeof receiptSubmitted>) {
    const at = { name: 'confirmReceipt', target: withdrawalId } as const;
    yield* put(submissionChanged({ ...at, submission: sending }));
    try {
      const uploadIds = pictures.length === 0 ? [] : yield* call(upload, pictures);
      if (uploadIds === null) {
        yield* put(submissionChanged({ ...at, submission: editing }));
        return;
      }
      const body = {
        withdrawalId,
        receipt,
        ...(received === undefined ? {} : { received }),
        ...(uploadIds.length === 0 ? {} : { uploadIds }),
      };
      const sent = yield* sendMoney({ ...at, wanted: JSON.stringify(body), tabStorage, post: () => api.postReceipt(body) });
      if (sent === null) return;
      if ('failure' in sent) yield* put(withdrawalsOutdated());
      else {
        yield* change(sent.answer);
        yield* put(dialogClosed('receipt'));
        yield* put(messageShown({ key: 'withdrawal', tone: 'positive', text: `withdrawal:receipt.done.${receipt}` }));
      }
    } catch (error) {
      yield* put(submissionChanged({ ...at, submission: refused(failureOf(error)) }));
    }
  }

  /** Creates what is missing, then requests the withdrawal, unless the new account has to wait. */
  function* withdrawFirst({ payload: { accountId, amount, setup } }: ReturnType<typeof firstWithdrawalSubmitted>) {
    const at = { name: 'requestWithdrawal' } as const;
    yield* put(submissionChanged({ ...at, submission: sending }));
    yield* put(payoutSetupAsked(setup));
    const { done, refusal } = yield* race({ done: take(payoutSetupDone), refusal: take(payoutSetupRefused), left: take(loggedOut) });
    if (refusal !== undefined) yield* put(submissionChanged({ ...at, submission: refused(atFormFields(refusal.payload)) }));
    if (done === undefined) return;
    yield* put(submissionChanged({ ...at, submission: editing }));
    const { account } = done.payload;
    const payee = account?.accountId ?? accountId;
    if (account !== null && account.heldUntil !== null) yield* put(accountPrepared(account));
    else if (payee !== null) yield* put(withdrawalSubmitted({ accountId: payee, amount, paymentPassword: setup.paymentPassword }));
  }

  function* look() {
    for (;;) {
      yield* delay(lookPause);
      if (yield* select(selectIsLive)) continue;
      const shown = yield* select(selectShown(pageRead));
      const mayChange = shown.some(({ items }) => items.some(isOpen));
      if (mayChange && page.isVisible() && (yield* select(selectIsMember))) yield* put(withdrawalsOutdated());
    }
  }

  function* hearFocus() {
    const channel = signalChannel<{ type: 'focus' }>((emit) => page.subscribe('focus', () => emit({ type: 'focus' })));
    yield* takeLatest(channel, function* () {
      yield* put(withdrawalsOutdated());
    });
  }

  return function* withdrawalSaga() {
    yield* moneyAction({
      name: 'requestWithdrawal',
      command: withdrawalSubmitted,
      tabStorage,
      post: (wanted, idempotencyKey) => api.postRequest({ ...wanted, idempotencyKey }),
      *done(withdrawal, { accountId, amount }) {
        yield* put(withdrawalRequested({ withdrawal, recent: { wanted: { accountId, amount }, at: clock.now() } }));
        tabStorage.remove(draftKey);
        yield* put(withdrawalsOutdated());
      },
      *refused({ code }) {
        // The visible limits and holds are outdated.
        if (outdated.includes(code)) yield* put(readsOutdated('withdrawalTerms'));
      },
    });
    yield* moneyAction({
      name: 'cancelWithdrawal',
      command: cancellationConfirmed,
      tabStorage,
      target: ({ withdrawalId }) => withdrawalId,
      post: (wanted, idempotencyKey) => api.postCancellation({ ...wanted, idempotencyKey }),
      *done(withdrawal) {
        yield* change(withdrawal);
        yield* put(dialogClosed('cancelWithdrawal'));
        yield* put(messageShown({ key: 'withdrawal', tone: 'positive', text: 'withdrawal:cancel.done' }));
        yield* put(withdrawalsOutdated());
      },
      *refused() {
        yield* put(withdrawalsOutdated());
      },
    });
    yield* takeLeading(firstWithdrawalSubmitted, withdrawFirst);
    yield* takeLeading(receiptSubmitted, tell);
    yield* takeLatest(balancePushed, loadTermsSoon);
    yield* fork(hearFocus);
    yield* fork(look);
  };
}
