import type { Promotion } from '@livery/contract/shapes';
import { call, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { dialogClosed, dialogRequested, trialRefused } from '#shared/store/dialogs.slice.ts';
import { loggedIn } from '#shared/store/events.ts';
import { messageShown } from '#shared/facts/messages.slice.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { changeAnswers, readAgain } from '#shared/reads/reads.saga.ts';
import { readsOutdated, selectRead } from '#shared/reads/reads.slice.ts';
import { selectIsTrial } from '#shared/facts/viewer.slice.ts';
import { moneyAction } from '#shared/money/money-action.ts';
import { sayPaid } from '#shared/money/say-paid.ts';
import type { KeyValueStore } from '#shared/ports/feature.ts';
import type { PromotionsApi } from './promotions.api.ts';
import { actionOf } from './promotions.rules.ts';
import {
  applicationRefused,
  applicationSubmitted,
  promotionClaimed,
  promotionMoved,
  stepRefused,
  stepResumed,
  stepTaken,
} from './promotions.slice.ts';
import { promotionsRead } from '../rewards.reads.ts';
import { selectPostponed } from '../rewards.state.ts';

export function makePromotionsSaga(api: PromotionsApi, tabStorage: KeyValueStore) {
  /** Promotions with a step in progress. A second press does nothing. */
  const underWay = new Set<number>();

  /**
   * The promotion as the current list has it. The answer to a step is in the language of its request, and a list that
   * is still loading may be older than the step. In both cases, and when the request's language is unknown, the list is
   * loaded once more.
   */
  function* toldNow(promotion: Promotion, language: string | null) {
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
      const promotion = yield* call(api.postStep, promotionId, step);
      const moved = yield* toldNow(promotion, language);
      yield* move(moved);
      yield* put(
        messageShown({ key: 'rewards', tone: 'positive', text: `rewards:activities.done.${step}`, values: { title: moved.title } }),
      );
    } catch (error) {
      const failure = failureOf(error);
      yield* put(stepRefused({ promotionId, failure }));
      if (failure.code === 'STATE_CHANGED') yield* put(readsOutdated('promotions'));
    } finally {
      underWay.delete(promotionId);
    }
  }

  /** Pictures of an earlier attempt are sent first, because unused uploads are limited. */
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
      const failure = failureOf(error);
      yield* put(applicationRefused(failure));
      if (failure.code === 'STATE_CHANGED') yield* put(readsOutdated('promotions'));
    }
  }

  /** After a login to take part, continues from the member's current state, if there is anything left to do. */
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
    if (step === 'apply') yield* put(dialogRequested({ kind: 'applyForPromotion', promotionId }));
    else yield* put(step === 'claim' ? promotionClaimed({ promotionId }) : stepTaken({ promotionId, step }));
  }

  return function* promotionsSaga() {
    yield* takeEvery(stepTaken, takeStep);
    yield* moneyAction({
      name: 'claimPromotion',
      command: promotionClaimed,
      tabStorage,
      target: ({ promotionId }) => promotionId,
      post: ({ promotionId }, idempotencyKey) => api.postClaim(promotionId, idempotencyKey),
      *done({ promotion, reward: { prize } }) {
        yield* sayPaid(`rewards:waiting.done.${prize.kind}`, prize.amount);
        yield* put(readsOutdated('rewards'));
        yield* move(yield* toldNow(promotion, null));
      },
      *refused({ code }) {
        if (code === 'STATE_CHANGED') yield* put(readsOutdated('promotions'));
      },
    });
    yield* takeLeading(applicationSubmitted, apply);
    yield* takeEvery(loggedIn, resume);
  };
}
