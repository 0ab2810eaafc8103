import { call, put, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { roundSettled } from '#shared/store/events.ts';
import { messageShown } from '#shared/facts/messages.slice.ts';
import { isAnswerOf, readsOutdated } from '#shared/reads/reads.slice.ts';
import { makeMoneyKeys } from './money-keys.ts';
import type { RewardsApi } from './rewards.api.ts';
import { centreRead } from './rewards.reads.ts';
import { claimRefused, drawDone, drawRefused, drawStarted, rewardClaimed, rewardPaid } from './rewards.slice.ts';

/** The member's own word in a draw: chance, and which of the things was taken. */
function makeWord(choice: number): string {
  return `${crypto.randomUUID()}-${choice}`;
}

export function makeRewardsSaga(api: RewardsApi, makeSeed: (choice: number) => string = makeWord) {
  const keys = makeMoneyKeys();
  /** Rewards that are being claimed: a second press claims nothing. */
  const underWay = new Set<number>();
  /** A draw that got no answer is asked for again in the same words. */
  const words = new Map<number, string>();

  /** What is shown counts as seen. If that is not told, the next reading tells it. */
  function* tellSeen() {
    try {
      yield* call(api.postRead);
    } catch {
      // Nobody waits for it.
    }
  }

  function* claim({ payload: rewardId }: ReturnType<typeof rewardClaimed>) {
    const subject = `reward ${rewardId}`;
    if (underWay.has(rewardId)) return;
    underWay.add(rewardId);
    try {
      yield* call(api.postClaim, rewardId, keys.of(subject));
      keys.end(subject);
      yield* put(rewardPaid(rewardId));
      yield* put(roundSettled());
      yield* put(messageShown({ key: 'rewards', tone: 'positive', text: 'rewards:waiting.done' }));
      yield* put(readsOutdated('rewards', 'promotions'));
    } catch (error) {
      const failure = failureOf(error);
      keys.end(subject, failure);
      yield* put(claimRefused({ rewardId, failure }));
      if (failure.code === 'STATE_CHANGED') yield* put(readsOutdated('rewards'));
    } finally {
      underWay.delete(rewardId);
    }
  }

  function* draw({ payload: { ticketId, choice } }: ReturnType<typeof drawStarted>) {
    const subject = `ticket ${ticketId}`;
    const word = words.get(ticketId) ?? makeSeed(choice);
    words.set(ticketId, word);
    try {
      const drawn = yield* call(api.postDraw, ticketId, word, keys.of(subject));
      keys.end(subject);
      words.delete(ticketId);
      yield* put(drawDone(drawn));
      yield* put(readsOutdated('rewards'));
    } catch (error) {
      const failure = failureOf(error);
      keys.end(subject, failure);
      yield* put(drawRefused(failure));
      if (failure.code === 'STATE_CHANGED') yield* put(readsOutdated('rewards'));
    }
  }

  return function* rewardsSaga() {
    yield* takeLatest(isAnswerOf(centreRead), tellSeen);
    yield* takeEvery(rewardClaimed, claim);
    yield* takeLeading(drawStarted, draw);
  };
}
