import { delay, fork, put, takeEvery, takeLeading } from 'typed-redux-saga';
import type { PageSignals } from '#shared/ports/feature.ts';
import { signalChannel } from '#shared/ports/signal-channel.ts';
import { connectionChanged, statusRequested } from '#shared/facts/site.slice.ts';

/** The minimum time between two checks of an open site. */
const lookPause = 30_000;

/** Browser events of the page: online state, and becoming visible. */
export function makeSignalsSaga({ page }: { page: PageSignals }) {
  function* lookAgain() {
    yield* put(statusRequested());
    yield* delay(lookPause);
  }

  function* hearFocus() {
    const channel = signalChannel<{ type: 'focus' }>((emit) => page.subscribe('focus', () => emit({ type: 'focus' })));
    yield* takeLeading(channel, lookAgain);
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
    yield* takeEvery(channel, function* ({ isOffline }) {
      yield* put(connectionChanged({ isOffline }));
    });
  }

  return function* signalsSaga() {
    yield* fork(hearConnection);
    yield* fork(hearFocus);
    if (!page.isOnline()) yield* put(connectionChanged({ isOffline: true }));
  };
}
