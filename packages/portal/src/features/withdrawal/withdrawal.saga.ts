import { call, delay, fork, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { failureOf, type FailureCode } from '#api/api-failure.ts';
import type { Dependencies } from '#shared/ports/feature.ts';
import { signalChannel } from '#shared/ports/signal-channel.ts';
import { dialogClosed } from '#shared/store/dialogs.slice.ts';
import { balancePushed } from '#shared/store/events.ts';
import { selectIsLive } from '#shared/facts/live.selectors.ts';
import { messageShown } from '#shared/facts/messages.slice.ts';
import { sendOnce } from '#shared/money/send-once.ts';
import { changeAnswers } from '#shared/reads/reads.saga.ts';
import { readsOutdated, selectShown } from '#shared/reads/reads.slice.ts';
import { selectIsMember } from '#shared/facts/viewer.slice.ts';
import type { Withdrawal, WithdrawalApi } from './withdrawal.api.ts';
import { draftKey, isOpen } from './withdrawal.rules.ts';
import { pageRead, termsRead, withdrawalsOutdated } from './withdrawal.reads.ts';
import {
  cancellationConfirmed,
  changeChecked,
  changeRefused,
  pictureRefused,
  receiptSubmitted,
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
  /** A stream begins with the balance, which the terms know as a rule. */
  function* loadTermsSoon({ payload: { balance } }: ReturnType<typeof balancePushed>) {
    yield* delay(balancePause);
    const [terms] = yield* select(selectShown(termsRead));
    if (terms?.available !== balance) yield* put(readsOutdated('withdrawalTerms'));
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
      yield* put(withdrawalsOutdated());
    } catch (error) {
      const failure = failureOf(error);
      yield* put(withdrawalRefused(failure));
      // What is in sight of limits and holds is old.
      if (outdated.includes(failure.code)) yield* put(readsOutdated('withdrawalTerms'));
    }
  }

  function* change(withdrawal: Withdrawal) {
    yield* changeAnswers(pageRead, (page) => ({
      ...page,
      items: page.items.map((each) => (each.withdrawalId === withdrawal.withdrawalId ? withdrawal : each)),
    }));
    yield* put(withdrawalChanged());
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
      yield* change(withdrawal);
      yield* put(dialogClosed('receipt'));
      yield* put(messageShown({ key: 'withdrawal', tone: 'positive', text: `withdrawal:receipt.done.${receipt}` }));
    } catch (error) {
      yield* put(changeRefused(failureOf(error)));
      yield* put(withdrawalsOutdated());
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
      yield* change(withdrawal);
      yield* put(dialogClosed('cancelWithdrawal'));
      yield* put(messageShown({ key: 'withdrawal', tone: 'positive', text: 'withdrawal:cancel.done' }));
    } catch (error) {
      yield* put(changeRefused(failureOf(error)));
    }
    yield* put(withdrawalsOutdated());
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
    yield* takeLeading(withdrawalSubmitted, request);
    yield* takeLeading(receiptSubmitted, tell);
    yield* takeLeading(cancellationConfirmed, cancel);
    yield* takeLatest(balancePushed, loadTermsSoon);
    yield* fork(hearFocus);
    yield* fork(look);
  };
}
