import { call, put, takeLatest } from 'typed-redux-saga';
import type { Failure } from '#api/api-failure.ts';
import { moneyAction } from '#shared/money/money-action.ts';
import { sayPaid } from '#shared/money/say-paid.ts';
import type { KeyValueStore } from '#shared/ports/feature.ts';
import { isAnswerOf, readsOutdated } from '#shared/reads/reads.slice.ts';
import type { RewardsApi } from './rewards.api.ts';
import { centreRead } from './rewards.reads.ts';
import { openingDone, openingStarted, rewardClaimed } from './rewards.slice.ts';

export function makeRewardsSaga(api: RewardsApi, tabStorage: KeyValueStore) {
  /** Visible ones count as seen. If the report fails, the next read repeats it. */
  function* tellSeen() {
    try {
      yield* call(api.postRead);
    } catch {
      // Not awaited.
    }
  }

  function* reloadChanged({ code }: Failure) {
    if (code === 'STATE_CHANGED') yield* put(readsOutdated('rewards'));
  }

  return function* rewardsSaga() {
    yield* takeLatest(isAnswerOf(centreRead), tellSeen);
    yield* moneyAction({
      name: 'claimRaffle',
      command: rewardClaimed,
      tabStorage,
      target: ({ rewardId }) => rewardId,
      post: ({ rewardId }, idempotencyKey) => api.postClaim(rewardId, idempotencyKey),
      *done({ reward: { prize } }) {
        yield* sayPaid(`rewards:waiting.done.${prize.kind}`, prize.amount);
        yield* put(readsOutdated('rewards', 'promotions'));
      },
      refused: reloadChanged,
    });
    yield* moneyAction({
      name: 'openPrize',
      command: openingStarted,
      tabStorage,
      target: ({ ticketId }) => ticketId,
      identity: ({ ticketId }) => ticketId,
      // The client's seed is the random key, so a repeated call has the same seed as the first attempt.
      post: ({ ticketId }, idempotencyKey) => api.postOpening(ticketId, idempotencyKey, idempotencyKey),
      *done(opened) {
        yield* put(openingDone(opened));
        yield* put(readsOutdated('rewards'));
      },
      refused: reloadChanged,
      // The dialog announces it after its animation has shown the prize.
      tellsBalance: false,
    });
  };
}
