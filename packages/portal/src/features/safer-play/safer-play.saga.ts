import type { Action } from '@reduxjs/toolkit';
import { call, delay, fork, put, race, select, take } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import type { Clock, KeyValueStore } from '#shared/ports/feature.ts';
import { dialogClosed, dialogRequested } from '#shared/store/dialogs.slice.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { editing, refused, sending, type Submission } from '#shared/store/submission.ts';
import type { SaferPlayApi, TermsConsent } from './safer-play.api.ts';
import { untilNext } from './safer-play.rules.ts';
import { intervalChosen, intervalSet, selectInterval, sessionDated, termsAgreed } from './safer-play.slice.ts';

export const intervalKey = 'livery.reality-check';

/** Milliseconds until an unanswered question is asked again. */
const shortestWait = 2_000;
const longestWait = 60_000;

export interface SaferPlayDependencies {
  api: SaferPlayApi;
  clock: Clock;
  deviceStorage: KeyValueStore;
}

/** Watches one member's session. The caller ends it with the session. */
export function makeSaferPlaySaga({ api, clock, deviceStorage }: SaferPlayDependencies) {
  function* readPlay() {
    try {
      return yield* call(api.getPlay);
    } catch {
      return null;
    }
  }

  /** Asks until there is an answer. No answer means no consent. */
  function* readConsent() {
    for (let wait = shortestWait; ; wait = Math.min(2 * wait, longestWait)) {
      try {
        return yield* call(api.getConsent, yield* select(selectLanguage));
      } catch {
        yield* delay(wait);
      }
    }
  }

  /** The dialog stays until the member agrees to the new terms or logs out. */
  function* askConsent() {
    let terms: TermsConsent = yield* call(readConsent);
    let consent: Submission = editing;
    while (!terms.isAgreed && terms.version !== null) {
      const { version, changes } = terms;
      yield* put(dialogRequested({ kind: 'termsChanged', isUrgent: true, version, changes, consent }));
      yield* take(termsAgreed);
      yield* put(dialogRequested({ kind: 'termsChanged', isUrgent: true, version, changes, consent: sending }));
      try {
        terms = yield* call(api.postConsent, version, yield* select(selectLanguage));
        consent = editing;
      } catch (error) {
        consent = refused(failureOf(error));
      }
    }
    yield* put(dialogClosed('termsChanged'));
  }

  function* checkReality(startedAt: number) {
    const play = yield* call(readPlay);
    yield* put(dialogRequested({ kind: 'realityCheck', isUrgent: true, elapsed: clock.now() - startedAt, play }));
    yield* take((action: Action) => dialogClosed.match(action) && action.payload === 'realityCheck');
  }

  function* keepInterval() {
    for (;;) {
      const { payload } = yield* take(intervalChosen);
      deviceStorage.set(intervalKey, String(payload));
      yield* put(intervalSet(payload));
    }
  }

  return function* saferPlaySaga() {
    yield* fork(askConsent);
    yield* fork(keepInterval);
    const play = yield* call(readPlay);
    const startedAt = clock.now() - (play === null ? 0 : play.serverTime - play.since);
    yield* put(sessionDated(startedAt));
    for (;;) {
      const wait = untilNext(clock.now() - startedAt, yield* select(selectInterval));
      const { due } = yield* race({ due: delay(wait), chosen: take(intervalSet) });
      if (due === true) yield* call(checkReality, startedAt);
    }
  };
}
