import { call, put, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import type { ServiceApi } from './service.api.ts';
import { feedbackRefused, feedbackSent, feedbackSubmitted } from './service.slice.ts';

export function makeServiceSaga(api: ServiceApi) {
  function* send({ payload }: ReturnType<typeof feedbackSubmitted>) {
    try {
      yield* put(feedbackSent(yield* call(api.putFeedback, payload)));
    } catch (error) {
      yield* put(feedbackRefused(failureOf(error)));
    }
  }

  return function* serviceSaga() {
    yield* takeLeading(feedbackSubmitted, send);
  };
}
