import type { RootState } from '#shared/store/root-state.ts';

export const selectAccountsSubmission = (state: RootState) => state.paymentAccounts.submission;
