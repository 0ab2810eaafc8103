import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BodyOf, Funds, MerchantWallet, Recalled, ValueOf } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { loggedOut } from '#shared/store/events.ts';
import { idle, loadableCases, ready, type Loadable } from '#shared/reads/loadable.ts';
import { editing, refused, sending, uncertain, type Submission } from '#shared/store/submission.ts';

export type WantedTransfer = Omit<BodyOf<'walletTransfer'>, 'idempotencyKey'>;

export interface WalletsState {
  /** Which vendors keep money apart; from the session's cache where it is kept. */
  merchant: Loadable<MerchantWallet>;
  funds: Loadable<Funds>;
  transfer: Submission;
  /** The last that went well. */
  moved: WantedTransfer | null;
  recall: Submission;
  /** What came of the last recall, vendor by vendor. */
  recalled: readonly Recalled[] | null;
}

const initialState: WalletsState = {
  merchant: idle,
  funds: idle,
  transfer: editing,
  moved: null,
  recall: editing,
  recalled: null,
};
const merchant = loadableCases<'merchant', MerchantWallet>('merchant');
const funds = loadableCases<'funds', Funds>('funds');

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
    transferSubmitted(state, _action: PayloadAction<WantedTransfer>) {
      state.transfer = sending;
      state.moved = null;
      state.recalled = null;
    },
    transferChecked(state) {
      state.transfer = uncertain;
    },
    recallChecked(state) {
      state.recall = uncertain;
    },
    transferRefused(state, { payload }: PayloadAction<Failure>) {
      state.transfer = refused(payload);
    },
    transferDone(state, { payload }: PayloadAction<{ wanted: WantedTransfer; answer: ValueOf<'walletTransfer'> }>) {
      const { wanted, answer } = payload;
      state.transfer = editing;
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
    recallSubmitted(state) {
      state.recall = sending;
      state.recalled = null;
      state.moved = null;
    },
    recallRefused(state, { payload }: PayloadAction<Failure>) {
      state.recall = refused(payload);
    },
    recallDone(state, { payload }: PayloadAction<ValueOf<'recallWallets'>>) {
      state.recall = editing;
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
  transferSubmitted,
  transferChecked,
  recallChecked,
  transferRefused,
  transferDone,
  transferBegun,
  recallSubmitted,
  recallRefused,
  recallDone,
} = walletsSlice.actions;
