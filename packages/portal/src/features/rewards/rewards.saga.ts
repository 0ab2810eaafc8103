import { call, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { languageChanged, loggedIn, roundSettled } from '#shared/store/events.ts';
import { messageShown } from '#shared/facts/messages.slice.ts';
import { makeMoneyKeys } from './money-keys.ts';
import { promotionsRequested } from './promotions/promotions.slice.ts';
import type { RewardsApi } from './rewards.api.ts';
import { selectCentre } from './rewards.selectors.ts';
import {
  centreFailed,
  centreLoaded,
  centreRequested,
  claimRefused,
  drawDone,
  drawRefused,
  drawStarted,
  historyFailed,
  historyLoaded,
  historyRequested,
  rewardClaimed,
  rewardPaid,
} from './rewards.slice.ts';

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

  /** What is shown counts as seen. */
  function* loadCentre() {
    try {
      yield* put(centreLoaded(yield* call(api.getCentre)));
      yield* call(api.postRead);
    } catch (error) {
      yield* put(centreFailed(failureOf(error)));
    }
  }

  function* loadHistory({ payload: { after } }: ReturnType<typeof historyRequested>) {
    try {
      yield* put(historyLoaded(yield* call(api.getHistory, after)));
    } catch (error) {
      yield* put(historyFailed(failureOf(error)));
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
      yield* put(centreRequested());
      yield* put(promotionsRequested());
    } catch (error) {
      const failure = failureOf(error);
      keys.end(subject, failure);
      yield* put(claimRefused({ rewardId, failure }));
      if (failure.code === 'STATE_CHANGED') yield* put(centreRequested());
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
      yield* put(centreRequested());
    } catch (error) {
      const failure = failureOf(error);
      keys.end(subject, failure);
      yield* put(drawRefused(failure));
      if (failure.code === 'STATE_CHANGED') yield* put(centreRequested());
    }
  }

  return function* rewardsSaga() {
    yield* takeLatest(centreRequested, loadCentre);
    yield* takeLatest(historyRequested, loadHistory);
    yield* takeEvery(rewardClaimed, claim);
    yield* takeLeading(drawStarted, draw);
    yield* takeEvery([loggedIn, languageChanged], function* () {
      // Where the centre was not shown nothing was seen.
      if ((yield* select(selectCentre)).status !== 'idle') yield* put(centreRequested());
    });
  };
}
