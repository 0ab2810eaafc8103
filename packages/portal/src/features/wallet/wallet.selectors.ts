import type { RootState } from '#shared/store/root-state.ts';

export const selectBalance = (state: RootState) => state.wallet.balance;

/** The amount in sight is older than the last try to read it. */
export const selectIsBalanceStale = (state: RootState) =>
  state.wallet.balance.status === 'failed' && state.wallet.balance.value !== undefined;
