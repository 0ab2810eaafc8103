import { call, put, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { sessionOpened } from '#shared/store/events.ts';
import type { LoginApi } from './login.api.ts';
import { secondFactorRefused, secondFactorSubmitted } from './login.slice.ts';

export function makeSecondStepSaga(api: Pick<LoginApi, 'postSecondFactor'>) {
  function* pass({ payload: { remember, ...body } }: ReturnType<typeof secondFactorSubmitted>) {
    try {
      const login = yield* call(api.postSecondFactor, body);
      yield* put(sessionOpened({ login, ...(remember === undefined ? {} : { remember }) }));
    } catch (error) {
      yield* put(secondFactorRefused(failureOf(error)));
    }
  }

  return function* secondStepSaga() {
    yield* takeLeading(secondFactorSubmitted, pass);
  };
}
