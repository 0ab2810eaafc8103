import { call, put, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { changeAnswers } from '#shared/reads/reads.saga.ts';
import { dialogClosed } from '#shared/store/dialogs.slice.ts';
import { sessionsRead } from '../account.reads.ts';
import type { DevicesApi } from './devices.api.ts';
import { sessionEndConfirmed, sessionEnded, sessionEndRefused } from './devices.slice.ts';

export function makeDevicesSaga(api: DevicesApi) {
  function* end({ payload: { id } }: ReturnType<typeof sessionEndConfirmed>) {
    try {
      const answer = yield* id === null ? call(api.postEndOthers) : call(api.postEnd, id);
      yield* changeAnswers(sessionsRead, () => answer);
      yield* put(sessionEnded());
      yield* put(dialogClosed('endSessions'));
    } catch (error) {
      yield* put(sessionEndRefused(failureOf(error)));
    }
  }

  return function* devicesSaga() {
    yield* takeLeading(sessionEndConfirmed, end);
  };
}
