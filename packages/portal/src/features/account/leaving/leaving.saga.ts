import { call, delay, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import type { Download } from '#api/download.ts';
import { dialogClosed } from '#shared/store/dialogs.slice.ts';
import { changeTold, loggedIn } from '#shared/store/events.ts';
import { selectIsLive } from '#shared/facts/live.selectors.ts';
import { messageShown } from '#shared/facts/messages.slice.ts';
import { logoutRequested } from '#shared/facts/viewer.slice.ts';
import type { LeavingApi } from './leaving.api.ts';
import {
  archiveFailed,
  archiveFileRequested,
  archiveLoaded,
  archiveOrdered,
  archiveRefused,
  archiveRequested,
  archiveServed,
  closingFailed,
  closingLoaded,
  closingRefused,
  closingRequested,
  closingSubmitted,
} from './leaving.slice.ts';

/** Milliseconds between two looks at an archive that is being made, where nobody tells that it is ready. */
const patience = 5_000;

export interface LeavingDependencies {
  api: LeavingApi;
  download: Download;
  save: (name: string, content: Blob) => void;
}

export function makeLeavingSaga({ api, download, save }: LeavingDependencies) {
  function* load() {
    try {
      yield* put(archiveLoaded(yield* call(api.getArchive)));
    } catch (error) {
      yield* put(archiveFailed(failureOf(error)));
    }
  }

  function* waitForIt({ payload }: ReturnType<typeof archiveLoaded>) {
    if (payload.state !== 'preparing') return;
    yield* delay(patience);
    if (!(yield* select(selectIsLive))) yield* put(archiveRequested());
  }

  function* order() {
    try {
      yield* put(archiveLoaded(yield* call(api.postArchive)));
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

  function* loadClosing() {
    try {
      yield* put(closingLoaded(yield* call(api.getClosing)));
    } catch (error) {
      yield* put(closingFailed(failureOf(error)));
    }
  }

  function* close({ payload: password }: ReturnType<typeof closingSubmitted>) {
    try {
      yield* call(api.postClosing, password);
    } catch (error) {
      const failure = failureOf(error);
      yield* put(closingRefused(failure));
      // What stands in the way is shown in the form's place.
      if (failure.code === 'MONEY_LEFT') yield* put(closingRequested());
      return;
    }
    yield* put(dialogClosed('closeAccount'));
    // The gateway has ended the session; what is left of it here goes as after every logout.
    yield* put(logoutRequested());
    yield* put(messageShown({ key: 'account', tone: 'positive', text: 'account:closing.done' }));
  }

  return function* leavingSaga() {
    yield* takeLatest(archiveRequested, load);
    yield* takeLatest(archiveLoaded, waitForIt);
    yield* takeLeading(archiveOrdered, order);
    yield* takeLeading(archiveFileRequested, fetchFile);
    yield* takeLatest(closingRequested, loadClosing);
    yield* takeLeading(closingSubmitted, close);
    yield* takeEvery([loggedIn, changeTold], function* (action) {
      if (loggedIn.match(action) || action.payload.topic === 'profile') yield* put(archiveRequested());
    });
  };
}
