import type { RootState } from '#shared/store/root-state.ts';

export const selectAccounts = (state: RootState) => state.paymentAccounts.accounts;
export const selectPaymentPassword = (state: RootState) => state.paymentAccounts.password;
export const selectAccountsSubmission = (state: RootState) => state.paymentAccounts.submission;
