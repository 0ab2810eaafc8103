import { call, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { languageChanged } from '#shared/store/events.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import type { ServiceApi } from './service.api.ts';
import {
  domainsFailed,
  domainsLoaded,
  domainsRequested,
  feedbackRefused,
  feedbackSent,
  feedbackSubmitted,
  modelsFailed,
  modelsLoaded,
  modelsRequested,
  selectDomains,
  selectModels,
  verdictFailed,
  verdictLoaded,
  verdictRequested,
} from './service.slice.ts';

export function makeServiceSaga(api: ServiceApi) {
  function* loadModels() {
    try {
      const language = yield* select(selectLanguage);
      yield* put(modelsLoaded(yield* call(api.getModels, language)));
    } catch (error) {
      yield* put(modelsFailed(failureOf(error)));
    }
  }

  function* loadDomains() {
    try {
      yield* put(domainsLoaded(yield* call(api.getDomains)));
    } catch (error) {
      yield* put(domainsFailed(failureOf(error)));
    }
  }

  function* verify({ payload }: ReturnType<typeof verdictRequested>) {
    try {
      yield* put(verdictLoaded(yield* call(api.getVerdict, payload)));
    } catch (error) {
      yield* put(verdictFailed(failureOf(error)));
    }
  }

  function* send({ payload }: ReturnType<typeof feedbackSubmitted>) {
    try {
      yield* put(feedbackSent(yield* call(api.putFeedback, payload)));
    } catch (error) {
      yield* put(feedbackRefused(failureOf(error)));
    }
  }

  return function* serviceSaga() {
    yield* takeLatest(modelsRequested, loadModels);
    yield* takeLatest(domainsRequested, loadDomains);
    yield* takeLatest(verdictRequested, verify);
    yield* takeLeading(feedbackSubmitted, send);
    yield* takeLatest(languageChanged, function* () {
      if ((yield* select(selectModels)).status !== 'idle') yield* put(modelsRequested());
    });
    // A page that is drawn before the saga runs has asked already.
    if ((yield* select(selectModels)).status === 'loading') yield* put(modelsRequested());
    if ((yield* select(selectDomains)).status === 'loading') yield* put(domainsRequested());
  };
}
