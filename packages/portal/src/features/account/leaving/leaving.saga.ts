import { call, delay, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import type { Download } from '#api/download.ts';
import type { Archive } from '@livery/contract/shapes';
import { changeAnswers } from '#shared/reads/reads.saga.ts';
import { isAnswerOf, readsOutdated, type readAnswered } from '#shared/reads/reads.slice.ts';
import { dialogClosed } from '#shared/store/dialogs.slice.ts';
import { selectIsLive } from '#shared/facts/live.selectors.ts';
import { messageShown } from '#shared/facts/messages.slice.ts';
import { logoutRequested } from '#shared/facts/viewer.slice.ts';
import { archiveRead } from '../account.reads.ts';
import type { LeavingApi } from './leaving.api.ts';
import { archiveFileRequested, archiveOrdered, archiveRefused, archiveServed, closingRefused, closingSubmitted } from './leaving.slice.ts';

/** Milliseconds between two polls of an unfinished archive when there are no live events. */
const lookEvery = 5_000;

export interface LeavingDependencies {
  api: LeavingApi;
  download: Download;
  save: (name: string, content: Blob) => void;
}

export function makeLeavingSaga({ api, download, save }: LeavingDependencies) {
  function* waitForIt({ payload }: ReturnType<typeof readAnswered>) {
    if ((payload.value as Archive).state !== 'preparing') return;
    yield* delay(lookEvery);
    if (!(yield* select(selectIsLive))) yield* put(readsOutdated('archive'));
  }

  function* order() {
    try {
      const archive = yield* call(api.postArchive);
      yield* changeAnswers(archiveRead, () => archive);
      yield* put(archiveServed());
    } catch (error) {
      yield* put(archiveRefused(failureOf(error)));
    }
  }

  function* fetchFile({ payload: part }: ReturnType<typeof archiveFileRequested>) {
    try {
      const file = yield* call(() =>
        download('archiveFile', { query: { part }, signal: new AbortController().signal, onProgress: () => undefined }),
      );
      yield* call(save, file.name, file.content);
      yield* put(archiveServed());
    } catch (error) {
      yield* put(archiveRefused(failureOf(error)));
    }
  }

  function* close({ payload: password }: ReturnType<typeof closingSubmitted>) {
    try {
      yield* call(api.postClosing, password);
    } catch (error) {
      const failure = failureOf(error);
      yield* put(closingRefused(failure));
      // The dialog shows the reasons instead of the form.
      if (failure.code === 'MONEY_LEFT') yield* put(readsOutdated('accountClosing'));
      return;
    }
    yield* put(dialogClosed('closeAccount'));
    // The gateway has ended the session. The local data is cleared as after every logout.
    yield* put(logoutRequested());
    yield* put(messageShown({ key: 'account', tone: 'positive', text: 'account:closing.done' }));
  }

  return function* leavingSaga() {
    yield* takeLatest(isAnswerOf(archiveRead), waitForIt);
    yield* takeLeading(archiveOrdered, order);
    yield* takeLeading(archiveFileRequested, fetchFile);
    yield* takeLeading(closingSubmitted, close);
  };
}
