import { call, put, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { dialogClosed } from '#shared/store/dialogs.slice.ts';
import { loggedIn } from '#shared/store/events.ts';
import type { DevicesApi } from './devices.api.ts';
import {
  sessionEndConfirmed,
  sessionEnded,
  sessionEndRefused,
  sessionsFailed,
  sessionsLoaded,
  sessionsRequested,
} from './devices.slice.ts';

export function makeDevicesSaga(api: DevicesApi) {
  function* load() {
    try {
      yield* put(sessionsLoaded(yield* call(api.getSessions)));
    } catch (error) {
      yield* put(sessionsFailed(failureOf(error)));
    }
  }

  function* end({ payload: { id } }: ReturnType<typeof sessionEndConfirmed>) {
    try {
      yield* put(sessionEnded(yield* id === null ? call(api.postEndOthers) : call(api.postEnd, id)));
      yield* put(dialogClosed('endSessions'));
    } catch (error) {
      yield* put(sessionEndRefused(failureOf(error)));
    }
  }

  return function* devicesSaga() {
    yield* takeLatest(sessionsRequested, load);
    yield* takeLeading(sessionEndConfirmed, end);
    yield* takeEvery(loggedIn, function* () {
      yield* put(sessionsRequested());
    });
  };
}
