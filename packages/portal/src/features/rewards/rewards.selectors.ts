import type { RootState } from '#shared/store/root-state.ts';

export const selectDraw = (state: RootState) => state.rewards.centre.draw;
export const selectActing = (state: RootState) => state.rewards.promotions.acting;
export const selectStepRefusals = (state: RootState) => state.rewards.promotions.refusals;
export const selectApplication = (state: RootState) => state.rewards.promotions.application;
export const selectPostponed = (state: RootState) => state.rewards.promotions.postponed;
