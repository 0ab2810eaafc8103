import type { Action } from '@reduxjs/toolkit';
import { all, call, delay, fork, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { failureOf, type Failure } from '#api/api-failure.ts';
import type { PageSignals } from '#shared/ports/feature.ts';
import { signalChannel } from '#shared/ports/signal-channel.ts';
import {
  connectionChanged,
  flagsFailed,
  flagsLoaded,
  flagsRequested,
  reloadRequested,
  selectClosure,
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
  random: () => number;
}

/** A closed site is looked at again about every half minute, not by everybody at once; an open one no more often than that. */
const recheckPause = 30_000;

export function makeSiteSaga({ api, page, random }: SiteSagaDependencies) {
  function* loadStatus() {
    try {
      yield* put(statusLoaded(yield* call(api.getStatus)));
    } catch (error) {
      yield* put(statusFailed(failureOf(error)));
    }
    if ((yield* select(selectClosure)) === null) return;
    yield* delay(recheckPause * (1 + random()));
    yield* put(statusRequested());
  }

  function* lookAgain() {
    yield* put(statusRequested());
    yield* delay(recheckPause);
  }

  function* hearFocus() {
    const channel = signalChannel<{ type: 'focus' }>((emit) => page.subscribe('focus', () => emit({ type: 'focus' })));
    yield* takeLeading(channel, lookAgain);
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

  function* hearConnection() {
    const channel = signalChannel<{ isOffline: boolean }>((emit) => {
      const stops = [
        page.subscribe('online', () => emit({ isOffline: false })),
        page.subscribe('offline', () => emit({ isOffline: true })),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    });
    yield* takeLatest(channel, function* ({ isOffline }) {
      yield* put(connectionChanged({ isOffline }));
    });
  }

  return function* siteSaga() {
    yield* takeLatest(statusRequested, loadStatus);
    yield* takeLatest(settingsRequested, loadSettings);
    yield* takeLeading(flagsRequested, loadFlags);
    yield* takeLatest(reloadRequested, () => page.reload());
    yield* takeLeading(tellsOfMaintenance, lookAgain);
    yield* fork(hearConnection);
    yield* fork(hearFocus);
    if (!page.isOnline()) yield* put(connectionChanged({ isOffline: true }));
    yield* all([put(statusRequested()), put(settingsRequested())]);
  };
}

/** A call of any feature but the status itself was refused because the site is closed: the payload is the failure or carries it. */
function tellsOfMaintenance(action: Action): boolean {
  const { payload } = action as Action & { payload?: (Partial<Failure> & { failure?: Failure }) | null };
  return !statusFailed.match(action) && (payload?.failure ?? payload)?.code === 'MAINTENANCE';
}
