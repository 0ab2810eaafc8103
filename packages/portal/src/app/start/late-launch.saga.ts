import { call, put, takeLatest } from 'typed-redux-saga';
import { gameRequested } from '#shared/games/games.ts';
import { messageDismissed } from '#shared/facts/messages.slice.ts';
import { partLost } from '../messages/part-lost.ts';

export interface LateLaunchDependencies {
  /** Whether the launch feature has loaded and handles every request for a game. */
  isHere: () => boolean;
  /** Rejects if its files fail to load. */
  bring: () => Promise<void>;
}

const messageKey = 'launch';

/** Any page can request a game, from a banner or the search. The launch feature then loads with the first game. */
export function makeLateLaunchSaga({ isHere, bring }: LateLaunchDependencies) {
  function* askAgainOnceHere(asked: ReturnType<typeof gameRequested>) {
    if (isHere()) return;
    try {
      yield* call(bring);
    } catch {
      yield* put(partLost(messageKey));
      return;
    }
    yield* put(messageDismissed(messageKey));
    yield* put(asked);
  }

  return function* lateLaunchSaga() {
    yield* takeLatest(gameRequested, askAgainOnceHere);
  };
}
