import { call, delay, fork, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { failureOf, type FailureCode } from '#api/api-failure.ts';
import type { Dependencies } from '#shared/ports/feature.ts';
import { signalChannel } from '#shared/ports/signal-channel.ts';
import { dialogClosed } from '#shared/store/dialogs.slice.ts';
import { balancePushed, loggedIn, tellsOf } from '#shared/store/events.ts';
import { selectIsLive } from '#shared/facts/live.selectors.ts';
import { streamOpened } from '#shared/facts/live.slice.ts';
import { messageShown } from '#shared/facts/messages.slice.ts';
import { paymentPasswordSet } from '#shared/store/payment-events.ts';
import { sendOnce } from '#shared/money/send-once.ts';
import { timedBy } from '#shared/time/timed.ts';
import { selectIsMember } from '#shared/facts/viewer.slice.ts';
import type { WithdrawalApi, WithdrawalFilter } from './withdrawal.api.ts';
import { draftKey, isOpen } from './withdrawal.rules.ts';
import { selectTerms, selectWantedPage, selectWithdrawals } from './withdrawal.selectors.ts';
import {
  cancellationConfirmed,
  changeChecked,
  changeRefused,
  pageFailed,
  pageLoaded,
  pageRequested,
  pictureRefused,
  receiptSubmitted,
  termsFailed,
  termsLoaded,
  termsRequested,
  totalsFailed,
  totalsLoaded,
  withdrawalChanged,
  withdrawalChecked,
  withdrawalRefused,
  withdrawalRequested,
  withdrawalSubmitted,
} from './withdrawal.slice.ts';

export interface WithdrawalSagaDependencies extends Pick<Dependencies, 'clock' | 'tabStorage' | 'page'> {
  api: WithdrawalApi;
  makeKey: () => string;
}

const outdated: readonly FailureCode[] = ['LIMIT_EXCEEDED', 'NOT_AVAILABLE', 'WITHDRAWALS_HELD'];

/** As long as something can become of a withdrawal in sight and nobody tells. */
const lookPause = 30_000;
/** A game moves the balance again and again. */
const balancePause = 1_000;

export function makeWithdrawalSaga({ api, clock, tabStorage, page, makeKey }: WithdrawalSagaDependencies) {
  function* loadTerms() {
    try {
      yield* put(termsLoaded(yield* call(api.getTerms)));
    } catch (error) {
      yield* put(termsFailed(failureOf(error)));
    }
  }

  function* loadPage({ payload: wanted }: ReturnType<typeof pageRequested>) {
    const { after: _, ...filter } = wanted;
    yield* fork(loadTotals, filter);
    try {
      yield* put(pageLoaded(timedBy(clock, yield* call(api.getPage, wanted))));
    } catch (error) {
      yield* put(pageFailed(failureOf(error)));
    }
  }

  function* loadTotals(filter: WithdrawalFilter) {
    try {
      yield* put(totalsLoaded(yield* call(api.getTotals, filter)));
    } catch (error) {
      yield* put(totalsFailed(failureOf(error)));
    }
  }

  function* loadAnew() {
    if ((yield* select(selectTerms)).status !== 'idle') yield* put(termsRequested());
    yield* call(loadPageAnew);
  }

  function* loadPageAnew() {
    const wanted = yield* select(selectWantedPage);
    if (wanted !== null) yield* put(pageRequested(wanted));
  }

  /** A stream begins with the balance, which the terms know as a rule. */
  function* loadTermsSoon({ payload: { balance } }: ReturnType<typeof balancePushed>) {
    yield* delay(balancePause);
    const { status, value } = yield* select(selectTerms);
    if (status !== 'idle' && value?.available !== balance) yield* put(termsRequested());
  }

  function* request({ payload }: ReturnType<typeof withdrawalSubmitted>) {
    try {
      const withdrawal = yield* sendOnce({
        store: tabStorage,
        place: 'livery.withdrawal.key',
        wanted: `${payload.accountId} ${payload.amount}`,
        makeKey,
        post: (idempotencyKey) => api.postRequest({ ...payload, idempotencyKey }),
        checked: withdrawalChecked,
      });
      const { accountId, amount } = payload;
      yield* put(withdrawalRequested({ withdrawal, recent: { accountId, amount, at: clock.now() } }));
      tabStorage.remove(draftKey);
      yield* call(loadAnew);
    } catch (error) {
      const failure = failureOf(error);
      yield* put(withdrawalRefused(failure));
      // What is in sight of limits and holds is old.
      if (outdated.includes(failure.code)) yield* put(termsRequested());
    }
  }

  /** What was chosen in another form and never handed in would count. */
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

  function* tell({ payload: { withdrawalId, receipt, received, pictures } }: ReturnType<typeof receiptSubmitted>) {
    try {
      const uploadIds = pictures.length === 0 ? [] : yield* call(upload, pictures);
      if (uploadIds === null) return;
      const withdrawal = yield* call(api.postReceipt, {
        withdrawalId,
        receipt,
        ...(received === undefined ? {} : { received }),
        ...(uploadIds.length === 0 ? {} : { uploadIds }),
      });
      yield* put(withdrawalChanged(withdrawal));
      yield* put(dialogClosed('receipt'));
      yield* put(messageShown({ key: 'withdrawal', tone: 'positive', text: `withdrawal:receipt.done.${receipt}` }));
    } catch (error) {
      yield* put(changeRefused(failureOf(error)));
      yield* call(loadAnew);
    }
  }

  function* cancel({ payload: withdrawalId }: ReturnType<typeof cancellationConfirmed>) {
    try {
      const withdrawal = yield* sendOnce({
        store: tabStorage,
        place: 'livery.withdrawal.cancel-key',
        wanted: String(withdrawalId),
        makeKey,
        post: (idempotencyKey) => api.postCancellation({ withdrawalId, idempotencyKey }),
        checked: changeChecked,
      });
      yield* put(withdrawalChanged(withdrawal));
      yield* put(dialogClosed('cancelWithdrawal'));
      yield* put(messageShown({ key: 'withdrawal', tone: 'positive', text: 'withdrawal:cancel.done' }));
    } catch (error) {
      yield* put(changeRefused(failureOf(error)));
    }
    yield* call(loadAnew);
  }

  function* look() {
    for (;;) {
      yield* delay(lookPause);
      if (yield* select(selectIsLive)) continue;
      const { value } = yield* select(selectWithdrawals);
      if (page.isVisible() && (yield* select(selectIsMember)) && value?.items.some(isOpen) === true) yield* call(loadAnew);
    }
  }

  function* hearFocus() {
    const channel = signalChannel<{ type: 'focus' }>((emit) => page.subscribe('focus', () => emit({ type: 'focus' })));
    yield* takeLatest(channel, loadAnew);
  }

  return function* withdrawalSaga() {
    yield* takeLatest(termsRequested, loadTerms);
    yield* takeLatest(pageRequested, loadPage);
    yield* takeLeading(withdrawalSubmitted, request);
    yield* takeLeading(receiptSubmitted, tell);
    yield* takeLeading(cancellationConfirmed, cancel);
    yield* takeEvery([loggedIn, paymentPasswordSet], loadAnew);
    yield* takeLatest(tellsOf('withdrawals'), loadAnew);
    // A stream begins with what comes after it.
    yield* takeLatest(streamOpened, loadPageAnew);
    yield* takeLatest(balancePushed, loadTermsSoon);
    yield* fork(hearFocus);
    yield* fork(look);
  };
}
