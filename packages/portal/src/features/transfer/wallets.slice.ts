import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BodyOf, Funds, MerchantWallet, Recalled, ValueOf } from '@livery/contract/shapes';
import { moneyCommand } from '#shared/money/money-command.ts';
import { loggedOut } from '#shared/store/events.ts';
import { idle, loadableCases, ready, type Loadable } from '#shared/reads/loadable.ts';

export type WantedTransfer = Omit<BodyOf<'walletTransfer'>, 'idempotencyKey'>;

export interface WalletsState {
  /** Which vendors keep money apart; from the session's cache where it is kept. */
  merchant: Loadable<MerchantWallet>;
  funds: Loadable<Funds>;
  /** The last that went well. */
  moved: WantedTransfer | null;
  /** What came of the last recall, vendor by vendor. */
  recalled: readonly Recalled[] | null;
}

const initialState: WalletsState = {
  merchant: idle,
  funds: idle,
  moved: null,
  recalled: null,
};
const merchant = loadableCases<'merchant', MerchantWallet>('merchant');
const funds = loadableCases<'funds', Funds>('funds');

export const transferSubmitted = moneyCommand('walletTransfer');
export const recallSubmitted = moneyCommand('recallWallets');

export const walletsSlice = createSlice({
  name: 'wallets',
  initialState,
  reducers: {
    walletRequested: merchant.requested,
    walletLoaded: merchant.loaded,
    walletFailed: merchant.failed,
    fundsRequested: funds.requested,
    fundsLoaded: funds.loaded,
    fundsFailed: funds.failed,
    transferDone(state, { payload }: PayloadAction<{ wanted: WantedTransfer; answer: ValueOf<'walletTransfer'> }>) {
      const { wanted, answer } = payload;
      state.moved = wanted;
      if (state.funds.value === undefined) return;
      state.funds = ready({
        ...state.funds.value,
        cash: answer.cash,
        wallets: state.funds.value.wallets.map((wallet) =>
          wallet.vendor === wanted.vendor ? { ...wallet, balance: answer.balance } : wallet,
        ),
      });
    },
    transferBegun(state) {
      state.moved = null;
    },
    recallDone(state, { payload }: PayloadAction<ValueOf<'recallWallets'>>) {
      state.recalled = payload.results;
      if (state.funds.value === undefined) return;
      const isBack = (vendor: string) => payload.results.some((result) => result.vendor === vendor && result.code === null);
      state.funds = ready({
        ...state.funds.value,
        cash: payload.cash,
        wallets: state.funds.value.wallets.map((wallet) => (isBack(wallet.vendor) ? { ...wallet, balance: 0 } : wallet)),
      });
    },
  },
  extraReducers: (builder) => {
    for (const command of [transferSubmitted, recallSubmitted])
      builder.addCase(command, (state) => {
        state.moved = null;
        state.recalled = null;
      });
    builder.addCase(loggedOut, () => initialState);
  },
});

export const {
  walletRequested,
  walletLoaded,
  walletFailed,
  fundsRequested,
  fundsLoaded,
  fundsFailed,
  transferDone,
  transferBegun,
  recallDone,
} = walletsSlice.actions;
