import { buffers, eventChannel } from 'redux-saga';
import { call, delay, put, race, take } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { dialogClosed, dialogRequested } from '#shared/store/dialogs.slice.ts';
import { roundSettled, sessionExpired } from '#shared/store/events.ts';
import { editing, refused, sending, type Submission } from '#shared/store/submission.ts';
import type { Clock, PageSignals, TabMessage, Tabs } from '#shared/ports/feature.ts';
import { signalChannel } from '#shared/ports/signal-channel.ts';
import type { SessionLifeApi } from './session-life.api.ts';
import { endOf, warnedBefore, type SessionEnd } from './session-life.rules.ts';
import { stayChosen } from './session-life.commands.ts';

export interface SessionLifeDependencies {
  api: SessionLifeApi;
  clock: Clock;
  page: PageSignals;
  tabs: Tabs;
}

/** Milliseconds between two polls while the gateway is unavailable, and between two presence signals. */
const pollEvery = 30_000;
const useEvery = 120_000;
/** The gateway ends a session at the exact moment, and two machines' clocks never agree to the millisecond. */
const slack = 1000;
const uses = ['press', 'key', 'wheel'] as const;

/** Watches one member's session until it ends. The caller cancels it with the session. */
export function makeSessionLifeSaga({ api, clock, page, tabs }: SessionLifeDependencies) {
  const openChannels = () => ({
    focus: signalChannel<object>((emit) => page.subscribe('focus', () => emit({}))),
    kept: signalChannel<object>((emit) => tabs.subscribe(({ type }: TabMessage) => type === 'sessionKept' && emit({}))),
  });
  type Channels = ReturnType<typeof openChannels>;

  /** Null while the gateway is unavailable. A dead token ends the session by itself. */
  function* readEnd() {
    try {
      return endOf(yield* call(api.getLife), clock.now());
    } catch {
      return null;
    }
  }

  /** Checks again before the end, because any tab can extend the session. */
  function* watch({ focus, kept }: Channels) {
    for (;;) {
      const end = yield* call(readEnd);
      if (end === null) yield* race({ later: delay(pollEvery), focus: take(focus) });
      else if (end.at - clock.now() <= warnedBefore) yield* call(warn, end, kept);
      else yield* race({ due: delay(end.at - clock.now() - warnedBefore), focus: take(focus), kept: take(kept), used: call(tellUse) });
    }
  }

  /** Stays until the session is extended, in this tab or another, or over. */
  function* warn({ at, canStay }: SessionEnd, kept: Channels['kept']) {
    const show = (stay: Submission) => put(dialogRequested({ kind: 'sessionEnding', isUrgent: true, until: at, canStay, stay }));
    yield* show(editing);
    try {
      for (;;) {
        const over = Math.max(0, at + slack - clock.now());
        const outcome = yield* race({ chosen: take(stayChosen), kept: take(kept), over: delay(over) });
        if (outcome.kept !== undefined) return;
        if (outcome.over === true) {
          yield* call(end);
          return;
        }
        yield* show(sending);
        const failure = yield* call(stay);
        if (failure === null) return;
        yield* show(refused(failure));
      }
    } finally {
      yield* put(dialogClosed('sessionEnding'));
    }
  }

  function* stay() {
    try {
      yield* call(api.postKeepAlive);
      tabs.post({ type: 'sessionKept' });
      return null;
    } catch (error) {
      return failureOf(error);
    }
  }

  /** The gateway normally ends it by refusing the token. If it is unavailable, the time limit still applies. */
  function* end() {
    const next = yield* call(readEnd);
    if (next === null || next.at <= clock.now()) yield* put(sessionExpired());
  }

  /** Activity on the page keeps the session alive without calls. It is reported to the gateway from time to time. */
  function* tellUse() {
    const used = eventChannel<object>((emit) => {
      const stops = uses.map((signal) => page.subscribe(signal, () => emit({})));
      return () => stops.forEach((stop) => stop());
    }, buffers.sliding(1));
    try {
      for (;;) {
        yield* delay(useEvery);
        yield* race({ used: take(used), settled: take(roundSettled) });
        yield* call(sayAlive);
      }
    } finally {
      used.close();
    }
  }

  function* sayAlive() {
    try {
      yield* call(api.postKeepAlive);
    } catch {
      // The next report may get through. If none does, the member is warned in time.
    }
  }

  return function* sessionLifeSaga() {
    const channels = openChannels();
    try {
      yield* call(watch, channels);
    } finally {
      channels.focus.close();
      channels.kept.close();
    }
  };
}
