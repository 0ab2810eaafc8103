import type { Action } from '@reduxjs/toolkit';
import { all, call, put, race, select, take, takeEvery } from 'typed-redux-saga';
import { selectSubmission, submissionChanged } from '#shared/money/money.slice.ts';
import type { WaitingReward } from '#shared/ports/waiting.ts';
import { loggedOut } from '#shared/store/events.ts';
import { rewardTaken, takingEnded, takingWanted } from './waiting.slice.ts';

/**
 * Dispatches the command of each reward's feature and waits for its outcome. The gateway handles a member's claims one
 * after the other anyway.
 */
export function* waitingSaga() {
  /** The command's own saga reports the start and the outcome. */
  function* outcomeOf({ place: { name, target } }: WaitingReward) {
    const standing = selectSubmission(name, target);
    do yield* take((action: Action) => submissionChanged.match(action) && action.payload.name === name && action.payload.target === target);
    while ((yield* select(standing)).status === 'sending');
    return (yield* select(standing)).status;
  }

  function* takeOne(reward: WaitingReward) {
    const { id, command, place } = reward;
    if ((yield* select(selectSubmission(place.name, place.target))).status === 'sending') return;
    const [status] = yield* all([call(outcomeOf, reward), put(command)]);
    if (status === 'editing') yield* put(rewardTaken(id));
  }

  function* takeEach(rewards: readonly WaitingReward[]) {
    for (const reward of rewards) yield* call(takeOne, reward);
  }

  yield* takeEvery(takingWanted, function* ({ payload }) {
    yield* race({ done: call(takeEach, payload), left: take(loggedOut) });
    if (payload.length > 1) yield* put(takingEnded());
  });
}
