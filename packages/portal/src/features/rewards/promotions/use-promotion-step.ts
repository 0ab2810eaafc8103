import type { Promotion } from '@livery/contract/shapes';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { dialogRequested, loginRequested, trialRefused } from '#shared/store/dialogs.slice.ts';
import { selectIsMember, selectIsTrial } from '#shared/facts/viewer.slice.ts';
import type { ActivityAction } from './promotions.rules.ts';
import { promotionClaimed, stepPostponed, stepTaken } from './promotions.slice.ts';

type Step = Exclude<ActivityAction, 'play'>;

/**
 * Takes a step in a promotion. A visitor logs in first and then continues. A trial account is told that it needs a real
 * one.
 */
export function usePromotionStep(): (promotion: Pick<Promotion, 'id'>, step: Step) => void {
  const dispatch = useAppDispatch();
  const isMember = useAppSelector(selectIsMember);
  const isTrial = useAppSelector(selectIsTrial);
  return ({ id: promotionId }, step) => {
    if (isTrial) dispatch(trialRefused());
    else if (!isMember) {
      dispatch(loginRequested());
      dispatch(stepPostponed({ promotionId, step }));
    } else if (step === 'apply') dispatch(dialogRequested({ kind: 'applyForPromotion', promotionId }));
    else dispatch(step === 'claim' ? promotionClaimed({ promotionId }) : stepTaken({ promotionId, step }));
  };
}
