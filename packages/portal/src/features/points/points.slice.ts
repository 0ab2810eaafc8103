import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { BodyOf, QueryOf, Redemption } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { loggedOut } from '#shared/state/events.ts';
import { failed, idle, loadableCases, loading, ready, type Loadable } from '#shared/state/loadable.ts';
import type { RootState } from '#shared/state/store.ts';
import { editing, refused, sending, uncertain, type Submission } from '#shared/state/submission.ts';
import type { PointConfig, PointGoods, PointLedger, Redeemed, RedeemHistory } from './points.api.ts';

/** All that the mall shows. */
export interface Mall extends PointGoods {
  balance: number;
  pending: number;
  rules: PointConfig;
}

/** An answer with what it was asked by: another filter's answer is not shown as this one's. */
interface Answered<Query, Answer> {
  asked: Query;
  answer: Answer;
}

export type LedgerQuery = QueryOf<'pointBalance'>;
export type HistoryQuery = QueryOf<'redeemHistory'>;
export type WantedGood = Omit<BodyOf<'redeemReward'>, 'idempotencyKey'>;
export type WantedConversion = Omit<BodyOf<'convertPoints'>, 'idempotencyKey'>;

interface PointsState {
  mall: Loadable<Mall>;
  ledger: Loadable<Answered<LedgerQuery, PointLedger>>;
  history: Loadable<Answered<HistoryQuery, RedeemHistory>>;
  redeeming: Submission;
  /** What was redeemed since the dialog opened. */
  redeemed: Redemption | null;
  converting: Submission;
  converted: Redemption | null;
}

const initialState: PointsState = {
  mall: idle,
  ledger: idle,
  history: idle,
  redeeming: editing,
  redeemed: null,
  converting: editing,
  converted: null,
};
const mall = loadableCases<'mall', Mall>('mall');

export const pointsSlice = createSlice({
  name: 'points',
  initialState,
  reducers: {
    mallRequested: mall.requested,
    mallLoaded: mall.loaded,
    mallFailed: mall.failed,
    ledgerRequested(state, _action: PayloadAction<LedgerQuery>) {
      state.ledger = loading(state.ledger);
    },
    ledgerLoaded(state, { payload }: PayloadAction<Answered<LedgerQuery, PointLedger>>) {
      state.ledger = ready(payload);
    },
    ledgerFailed(state, { payload }: PayloadAction<Failure>) {
      state.ledger = failed(payload, state.ledger);
    },
    historyRequested(state, _action: PayloadAction<HistoryQuery>) {
      state.history = loading(state.history);
    },
    historyLoaded(state, { payload }: PayloadAction<Answered<HistoryQuery, RedeemHistory>>) {
      state.history = ready(payload);
    },
    historyFailed(state, { payload }: PayloadAction<Failure>) {
      state.history = failed(payload, state.history);
    },
    redeemOpened(state) {
      state.redeeming = editing;
      state.redeemed = null;
    },
    redeemSubmitted(state, _action: PayloadAction<WantedGood>) {
      state.redeeming = sending;
    },
    redeemChecked(state) {
      state.redeeming = uncertain;
    },
    redeemRefused(state, { payload }: PayloadAction<Failure>) {
      state.redeeming = refused(payload);
    },
    redeemDone(state, { payload }: PayloadAction<Redeemed>) {
      state.redeeming = editing;
      state.redeemed = payload.redemption;
      if (state.mall.value !== undefined) state.mall.value.balance = payload.balance;
    },
    convertOpened(state) {
      state.converting = editing;
      state.converted = null;
    },
    convertSubmitted(state, _action: PayloadAction<WantedConversion>) {
      state.converting = sending;
    },
    convertChecked(state) {
      state.converting = uncertain;
    },
    convertRefused(state, { payload }: PayloadAction<Failure>) {
      state.converting = refused(payload);
    },
    convertDone(state, { payload }: PayloadAction<Redeemed>) {
      state.converting = editing;
      state.converted = payload.redemption;
      if (state.mall.value !== undefined) state.mall.value.balance = payload.balance;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
  },
});

export const {
  mallRequested,
  mallLoaded,
  mallFailed,
  ledgerRequested,
  ledgerLoaded,
  ledgerFailed,
  historyRequested,
  historyLoaded,
  historyFailed,
  redeemOpened,
  redeemSubmitted,
  redeemChecked,
  redeemRefused,
  redeemDone,
  convertOpened,
  convertSubmitted,
  convertChecked,
  convertRefused,
  convertDone,
} = pointsSlice.actions;

export const selectMall = (state: RootState) => state.points.mall;
export const selectLedger = (state: RootState) => state.points.ledger;
export const selectHistory = (state: RootState) => state.points.history;
export const selectRedeeming = (state: RootState) => state.points.redeeming;
export const selectRedeemed = (state: RootState) => state.points.redeemed;
export const selectConverting = (state: RootState) => state.points.converting;
export const selectConverted = (state: RootState) => state.points.converted;

declare module '#shared/state/store.ts' {
  interface RootState extends WithSlice<typeof pointsSlice> {}
}

declare module '#shared/state/dialogs.slice.ts' {
  interface DialogRequests {
    redeemGood: { goodId: number };
    convertPoints: object;
  }
}
