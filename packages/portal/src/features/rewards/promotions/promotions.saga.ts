import type { Promotion } from '@livery/contract/shapes';
import { call, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { dialogClosed, dialogRequested, trialRefused } from '#shared/store/dialogs.slice.ts';
import { loggedIn, roundSettled } from '#shared/store/events.ts';
import { messageShown } from '#shared/facts/messages.slice.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { changeAnswers, readAgain } from '#shared/reads/reads.saga.ts';
import { readsOutdated, selectRead } from '#shared/reads/reads.slice.ts';
import { selectIsTrial } from '#shared/facts/viewer.slice.ts';
import { makeMoneyKeys } from '../money-keys.ts';
import type { PromotionsApi } from './promotions.api.ts';
import { actionOf } from './promotions.rules.ts';
import { applicationRefused, applicationSubmitted, promotionMoved, stepRefused, stepResumed, stepTaken } from './promotions.slice.ts';
import { promotionsRead } from '../rewards.reads.ts';
import { selectPostponed } from '../rewards.selectors.ts';

export function makePromotionsSaga(api: PromotionsApi) {
  const keys = makeMoneyKeys();
  /** Activities that a step is being taken in: a second press takes none. */
  const underWay = new Set<number>();

  function* claim(promotionId: number) {
    const { promotion } = yield* call(api.postClaim, promotionId, keys.of(`promotion ${promotionId}`));
    keys.end(`promotion ${promotionId}`);
    yield* put(roundSettled());
    yield* put(messageShown({ key: 'rewards', tone: 'positive', text: 'rewards:waiting.done' }));
    yield* put(readsOutdated('rewards'));
    return promotion;
  }

  /**
   * What an answer comes to. Where the language was switched since the step was asked for, its words are of the former one, and a list that is
   * still on its way may tell of the time before it: the list is asked for once more, and tells.
   */
  function* toldNow(promotion: Promotion, language: string) {
    const isCurrent = (yield* select(selectLanguage)) === language && (yield* select(selectRead(promotionsRead, {}))).status !== 'loading';
    if (isCurrent) return promotion;
    const list = yield* readAgain(promotionsRead, {});
    return list?.items.find(({ id }) => id === promotion.id) ?? promotion;
  }

  function* move(promotion: Promotion) {
    yield* changeAnswers(promotionsRead, (list) => ({
      ...list,
      items: list.items.map((each) => (each.id === promotion.id ? promotion : each)),
    }));
    yield* put(promotionMoved(promotion.id));
  }

  function* takeStep({ payload: { promotionId, step } }: ReturnType<typeof stepTaken>) {
    if (underWay.has(promotionId)) return;
    underWay.add(promotionId);
    const language = yield* select(selectLanguage);
    try {
      const promotion: Promotion = step === 'claim' ? yield* claim(promotionId) : yield* call(api.postStep, promotionId, step);
      yield* move(yield* toldNow(promotion, language));
    } catch (error) {
      const failure = failureOf(error);
      keys.end(`promotion ${promotionId}`, failure);
      yield* put(stepRefused({ promotionId, failure }));
      if (failure.code === 'STATE_CHANGED') yield* put(readsOutdated('promotions'));
    } finally {
      underWay.delete(promotionId);
    }
  }

  /** Pictures of an earlier try go first: only so many may lie about. */
  function* apply({ payload: { pictures, ...application } }: ReturnType<typeof applicationSubmitted>) {
    const language = yield* select(selectLanguage);
    try {
      if (pictures.length > 0) yield* call(api.dropPictures);
      const uploads: string[] = [];
      for (const picture of pictures) uploads.push(yield* call(api.postPicture, picture));
      const promotion = yield* call(api.postApplication, { ...application, pictures: uploads });
      yield* move(yield* toldNow(promotion, language));
      yield* put(dialogClosed('applyForPromotion'));
      yield* put(messageShown({ key: 'rewards', tone: 'positive', text: 'rewards:apply.done' }));
    } catch (error) {
      yield* put(applicationRefused(failureOf(error)));
    }
  }

  /** Whoever logged in to take part goes on with it where they stand now, unless there is nothing to go on with any more. */
  function* resume() {
    const postponed = yield* select(selectPostponed);
    if (postponed === null) return;
    yield* put(stepResumed());
    if (yield* select(selectIsTrial)) {
      yield* put(trialRefused());
      return;
    }
    const list = yield* readAgain(promotionsRead, {});
    const { promotionId, step } = postponed;
    const promotion = list?.items.find(({ id }) => id === promotionId);
    if (promotion === undefined || actionOf(promotion) !== step) return;
    yield* put(step === 'apply' ? dialogRequested({ kind: 'applyForPromotion', promotionId }) : stepTaken({ promotionId, step }));
  }

  return function* promotionsSaga() {
    yield* takeEvery(stepTaken, takeStep);
    yield* takeLeading(applicationSubmitted, apply);
    yield* takeEvery(loggedIn, resume);
  };
}
