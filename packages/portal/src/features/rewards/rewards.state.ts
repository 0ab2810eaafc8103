import { combineReducers } from '@reduxjs/toolkit';
import { promotionsSlice, type PromotionsState } from './promotions/promotions.slice.ts';
import { rewardsSlice, type RewardsState } from './rewards.slice.ts';
import { waitingSlice, type WaitingState } from './waiting/waiting.slice.ts';
import type { RootState } from '#shared/store/root-state.ts';

interface State {
  centre: RewardsState;
  promotions: PromotionsState;
  waiting: WaitingState;
}

export const rewardsState = {
  name: 'rewards',
  reducerPath: 'rewards',
  reducer: combineReducers({ centre: rewardsSlice.reducer, promotions: promotionsSlice.reducer, waiting: waitingSlice.reducer }),
} as const;

export const selectOpening = (state: RootState) => state.rewards.centre.opening;
export const selectTaken = (state: RootState) => state.rewards.waiting.taken;
export const selectIsTakingAll = (state: RootState) => state.rewards.waiting.isTakingAll;
export const selectActing = (state: RootState) => state.rewards.promotions.acting;
export const selectStepRefusals = (state: RootState) => state.rewards.promotions.refusals;
export const selectApplication = (state: RootState) => state.rewards.promotions.application;
export const selectPostponed = (state: RootState) => state.rewards.promotions.postponed;

declare module '#shared/store/dialogs.slice.ts' {
  interface DialogRequests {
    /** A wheel, eggs or envelopes, played with available tickets. */
    openPrize: { poolId: number };
    applyForPromotion: { promotionId: number };
  }
}

declare module '#shared/store/root-state.ts' {
  interface RootState {
    rewards: State;
  }
}
