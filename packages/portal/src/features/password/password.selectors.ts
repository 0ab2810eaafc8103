import type { RootState } from '#shared/store/root-state.ts';

export const selectSubmission = (state: RootState) => state.password.submission;
export const selectConfirmation = (state: RootState) => state.password.confirmation;
