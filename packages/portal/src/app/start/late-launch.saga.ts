import { call, put, takeLatest } from 'typed-redux-saga';
import { gameRequested } from '#shared/games/games.ts';
import { messageDismissed } from '#shared/facts/messages.slice.ts';
import { partLost } from '../messages/part-lost.ts';

export interface LateLaunchDependencies {
  /** Whether launching is here and hears of every game that is asked for. */
  isHere: () => boolean;
  /** Rejects when its files do not come. */
  bring: () => Promise<void>;
}

const messageKey = 'launch';

/** A game may be asked for on any page, of a banner or of the search: where no page brought launching, it comes with the first game. */
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
