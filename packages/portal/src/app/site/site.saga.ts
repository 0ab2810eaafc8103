import { all, call, put, takeLatest, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import type { PageSignals } from '#shared/ports/feature.ts';
import {
  flagsFailed,
  flagsLoaded,
  flagsRequested,
  reloadRequested,
  settingsFailed,
  settingsLoaded,
  settingsRequested,
  statusFailed,
  statusLoaded,
  statusRequested,
} from '#shared/state/site.slice.ts';
import type { SiteApi } from './site.api.ts';

export interface SiteSagaDependencies {
  api: SiteApi;
  page: PageSignals;
}

export function makeSiteSaga({ api, page }: SiteSagaDependencies) {
  function* loadStatus() {
    try {
      yield* put(statusLoaded(yield* call(api.getStatus)));
    } catch (error) {
      yield* put(statusFailed(failureOf(error)));
    }
  }

  function* loadSettings() {
    try {
      yield* put(settingsLoaded(yield* call(api.getSettings)));
    } catch (error) {
      yield* put(settingsFailed(failureOf(error)));
    }
  }

  function* loadFlags() {
    try {
      yield* put(flagsLoaded(yield* call(api.getFlags)));
    } catch (error) {
      yield* put(flagsFailed(failureOf(error)));
    }
  }

  return function* siteSaga() {
    yield* takeLatest(statusRequested, loadStatus);
    yield* takeLatest(settingsRequested, loadSettings);
    yield* takeLeading(flagsRequested, loadFlags);
    yield* takeLatest(reloadRequested, () => page.reload());
    yield* all([put(statusRequested()), put(settingsRequested())]);
  };
}
