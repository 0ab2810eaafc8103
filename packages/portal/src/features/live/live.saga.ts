import { buffers, eventChannel, type Task } from 'redux-saga';
import { call, cancel, delay, fork, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import type { LiveMessage } from '@livery/contract/shapes';
import { failureOf, type Failure } from '#api/api-failure.ts';
import type { PageSignals } from '#shared/ports/feature.ts';
import { signalChannel } from '#shared/ports/signal-channel.ts';
import { balancePushed, changeTold } from '#shared/store/events.ts';
import { selectIsLive } from '#shared/facts/live.selectors.ts';
import { countsLoaded, streamLost, streamOpened } from '#shared/facts/live.slice.ts';
import type { LiveApi } from './live.api.ts';
import { everyTopic, hasNoStream, waitBefore } from './live.rules.ts';
import type { PassedMessage, TabCircle } from './tab-circle.port.ts';

export interface LiveSagaDependencies {
  api: LiveApi;
  circle: TabCircle;
  page: Pick<PageSignals, 'isVisible' | 'subscribe'>;
  /** A member whose counts are never requested. */
  isTrial: boolean;
  random: () => number;
}

type Heard = PassedMessage | { ended: Failure | null };

const second = 1_000;
const pollingPause = 60 * second;
/** Nothing arrived, not even a heartbeat. */
const longestSilence = 50 * second;
const withoutStream = 600 * second;
/** All pages of a merchant get the event at the same time, so they spread their requests. */
const longestHold = 5 * second;

export function makeLiveSaga({ api, circle, page, isTrial, random }: LiveSagaDependencies) {
  let place: string | null = null;
  /** The last known state, for tabs that open later. */
  const known = new Map<LiveMessage['type'], LiveMessage>();

  function* readCounts() {
    try {
      yield* put(countsLoaded(yield* call(api.getCounts)));
    } catch {
      // Retries in the next minute. The client reports an ended session.
    }
  }

  function* tellAll(isFirst: boolean) {
    if (!isFirst) for (const topic of everyTopic) yield* put(changeTold({ topic, reference: null }));
  }

  function* tellOf(message: LiveMessage, isFirst: boolean) {
    if (message.type === 'balance') yield* put(balancePushed(message.balance));
    else if (message.type === 'counts') yield* put(countsLoaded(message.counts));
    else if (message.type === 'hello' && !message.isResumed) yield* call(tellAll, isFirst);
    else if (message.type === 'changed') {
      if (message.topic === 'announcements') yield* delay(Math.round(random() * longestHold));
      yield* put(changeTold({ topic: message.topic, reference: message.reference }));
    }
  }

  function* hear({ message, lastEventId }: PassedMessage) {
    const isFirst = place === null;
    place = lastEventId ?? place;
    if (!(yield* select(selectIsLive))) yield* put(streamOpened());
    if (message !== null) yield* fork(tellOf, message, isFirst);
  }

  /** Why it ended. Null if the gateway ended it. */
  function* listenOnce() {
    const heardHere = eventChannel<Heard>((emit) => {
      const connection = new AbortController();
      const onMessage = (message: LiveMessage | null, lastEventId: string | null) => emit({ message, lastEventId });
      void api
        .listen({ lastEventId: place, signal: connection.signal, onMessage })
        .then(() => null, failureOf)
        .then((ended) => emit({ ended }));
      return () => connection.abort();
    }, buffers.expanding());
    try {
      for (let wasOpen = false; ; wasOpen = true) {
        const heard = yield* take(heardHere);
        if ('ended' in heard) return { wasOpen, failure: heard.ended };
        circle.pass(heard);
        if (heard.message?.type === 'balance' || heard.message?.type === 'counts') known.set(heard.message.type, heard.message);
        yield* call(hear, heard);
        if (heard.message?.type === 'end' && heard.message.reason === 'session') yield* fork(readCounts);
      }
    } finally {
      heardHere.close();
    }
  }

  function* lead(watch: Task) {
    const leading = new AbortController();
    const online = signalChannel<{ type: 'online' }>((emit) => page.subscribe('online', () => emit({ type: 'online' })));
    try {
      yield* call(circle.lead, leading.signal);
      yield* cancel(watch);
      for (let attempt = 0; ; attempt += 1) {
        const { wasOpen, failure } = yield* call(listenOnce);
        yield* put(streamLost());
        if (wasOpen) attempt = 0;
        // The client detects an ended session from the answer.
        if (failure?.code === 'NOT_LOGGED_IN') yield* call(readCounts);
        const wait = failure !== null && hasNoStream(failure.code) ? withoutStream : waitBefore(attempt, failure?.retryAfter, random);
        yield* race({ waited: delay(wait), online: take(online) });
      }
    } finally {
      leading.abort();
      online.close();
    }
  }

  /** Used without live events. */
  function* poll() {
    if (isTrial) return;
    yield* call(readCounts);
    for (;;) {
      yield* delay(pollingPause);
      if (page.isVisible() && !(yield* select(selectIsLive))) yield* call(readCounts);
    }
  }

  function answer() {
    for (const message of known.values()) circle.pass({ message, lastEventId: place });
  }

  function* missSigns() {
    yield* delay(longestSilence);
    yield* put(streamLost());
  }

  return function* liveSaga() {
    const passed = signalChannel<PassedMessage>((emit) => circle.subscribe(emit));
    const heardOf = signalChannel<PassedMessage>((emit) => circle.subscribe(emit));
    const asked = signalChannel<{ type: 'asked' }>((emit) => circle.subscribeToAsking(emit));
    try {
      yield* takeEvery(passed, hear);
      yield* takeEvery(asked, answer);
      circle.ask();
      const watch = yield* takeLatest(heardOf, missSigns);
      yield* fork(poll);
      yield* call(lead, watch);
    } finally {
      passed.close();
      heardOf.close();
      asked.close();
    }
  };
}
