import { all, call, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import type { PublicBrand } from '@livery/brand/public-brand';
import { failureOf } from '#api/api-failure.ts';
import type { KeyValueStore, PageSignals } from '#shared/ports/feature.ts';
import { isWayInRequested } from '#shared/store/dialogs.slice.ts';
import {
  flagsFailed,
  flagsLoaded,
  flagsRequested,
  hostsPicked,
  reloadRequested,
  selectFlags,
  settingsFailed,
  settingsLoaded,
  settingsRequested,
  statusFailed,
  statusLoaded,
  statusRequested,
} from '#shared/facts/site.slice.ts';
import { pickHost } from './hosts.rules.ts';
import type { SiteApi } from './site.api.ts';

export interface SiteSagaDependencies {
  api: SiteApi;
  page: PageSignals;
  tabStorage: KeyValueStore;
  /** The origins that the brand's file allows. The settings choose among them. */
  frames: PublicBrand['frames'];
  random: () => number;
}

export function makeSiteSaga({ api, page, tabStorage, frames, random }: SiteSagaDependencies) {
  function* loadStatus() {
    try {
      yield* put(statusLoaded(yield* call(api.getStatus)));
    } catch (error) {
      yield* put(statusFailed(failureOf(error)));
    }
  }

  function* loadSettings() {
    try {
      const settings = yield* call(api.getSettings);
      yield* put(settingsLoaded(settings));
      const kept = (key: string, offered: readonly string[], allowed: readonly string[]) => {
        const host = pickHost(offered, allowed, tabStorage.get(key), random);
        if (host !== null) tabStorage.set(key, host);
        return host;
      };
      yield* put(
        hostsPicked({
          images: kept('livery.imageHost', settings.imageHosts, frames.images),
          games: kept('livery.gameHost', settings.gameHosts, frames.games),
        }),
      );
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

  /** Requests the login methods while their component loads. */
  function* askForFlags() {
    const { status } = yield* select(selectFlags);
    if (status === 'idle' || status === 'failed') yield* put(flagsRequested());
  }

  return function* siteSaga() {
    yield* takeLatest(statusRequested, loadStatus);
    yield* takeLatest(settingsRequested, loadSettings);
    yield* takeLeading(flagsRequested, loadFlags);
    yield* takeEvery(isWayInRequested, askForFlags);
    yield* takeLatest(reloadRequested, () => page.reload());
    yield* all([put(statusRequested()), put(settingsRequested())]);
  };
}
