import type { RootState } from '#shared/store/store.ts';

export const selectCentre = (state: RootState) => state.rewards.centre.centre;
export const selectHistory = (state: RootState) => state.rewards.centre.history.list;
export const selectClaiming = (state: RootState) => state.rewards.centre.claiming;
export const selectClaimRefusals = (state: RootState) => state.rewards.centre.refusals;
export const selectDraw = (state: RootState) => state.rewards.centre.draw;
export const selectPromotions = (state: RootState) => state.rewards.promotions.list;
export const selectPromotionsClockOffset = (state: RootState) => state.rewards.promotions.clockOffset;
export const selectActing = (state: RootState) => state.rewards.promotions.acting;
export const selectStepRefusals = (state: RootState) => state.rewards.promotions.refusals;
export const selectApplication = (state: RootState) => state.rewards.promotions.application;
export const selectPostponed = (state: RootState) => state.rewards.promotions.postponed;
