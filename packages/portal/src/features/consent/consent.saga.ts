import { call, put, select, takeEvery } from 'typed-redux-saga';
import type { PageView } from '#api/collector.ts';
import type { Clock, KeyValueStore, PageSignals } from '#shared/ports/feature.ts';
import { signalChannel } from '#shared/ports/signal-channel.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { settingsLoaded } from '#shared/facts/site.slice.ts';
import { standingAnswer, writeAnswer } from './consent.rules.ts';
import {
  answered,
  answerRead,
  pageCounted,
  pageShown,
  questionAsked,
  selectGranted,
  selectPage,
  selectQuestion,
  selectSiteId,
} from './consent.slice.ts';

/** Local storage: the visitor's answer. */
export const answerKey = 'livery.consent';
/** Local storage: the device's visitor id, while the visitor's consent lasts. */
export const visitorKey = 'livery.visitor';

export interface ConsentSagaDependencies {
  send: (view: PageView) => Promise<void>;
  deviceStorage: KeyValueStore;
  clock: Clock;
  page: Pick<PageSignals, 'subscribe'>;
  isRefusedByBrowser: () => boolean;
  makeVisitorId: () => string;
  /** The site's own. */
  origin: string;
  /** The origin that led to the page, if it is not the site itself. */
  referrer: string | null;
}

/** Asks for consent once, and counts the pages of visitors who agree. */
export function makeConsentSaga(world: ConsentSagaDependencies) {
  const { send, deviceStorage, clock, page, isRefusedByBrowser, makeVisitorId, origin } = world;
  let { referrer } = world;

  /** Read every time, because another tab may have answered, and answers expire. */
  function* readAnswer() {
    const isRefused = isRefusedByBrowser();
    const granted = isRefused ? [] : standingAnswer(deviceStorage.get(answerKey), clock.now());
    if (granted?.includes('statistics') !== true) deviceStorage.remove(visitorKey);
    yield* put(answerRead({ granted, isRefusedByBrowser: isRefused }));
  }

  function* ask() {
    const isOpen = (yield* select(selectSiteId)) !== null && (yield* select(selectGranted)) === null;
    if (isOpen && (yield* select(selectQuestion)) === 'closed') yield* put(questionAsked());
  }

  function* count() {
    const siteId = yield* select(selectSiteId);
    const shown = yield* select(selectPage);
    const granted = yield* select(selectGranted);
    if (siteId === null || shown === null || shown.isCounted || granted?.includes('statistics') !== true) return;
    yield* put(pageCounted());
    const visitor = deviceStorage.get(visitorKey) ?? makeVisitorId();
    deviceStorage.set(visitorKey, visitor);
    const language = yield* select(selectLanguage);
    const view = { siteId, visitor, name: shown.name, url: `${origin}${shown.route}`, language, referrer };
    referrer = null;
    yield* call(send, view);
  }

  function* keepUp() {
    yield* call(readAnswer);
    yield* call(ask);
    yield* call(count);
  }

  return function* consentSaga() {
    yield* takeEvery(answered, function* keep({ payload }) {
      deviceStorage.set(answerKey, writeAnswer(payload, clock.now()));
      yield* call(keepUp);
    });
    yield* takeEvery([pageShown, settingsLoaded], keepUp);
    const focus = signalChannel<{ focus: true }>((emit) => page.subscribe('focus', () => emit({ focus: true })));
    yield* takeEvery(focus, keepUp);
    yield* call(keepUp);
  };
}
