import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { BodyOf, QueryOf, Redemption } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { loggedOut } from '#shared/store/events.ts';
import { failed, idle, loadableCases, loading, ready, type Answered, type Loadable } from '#shared/reads/loadable.ts';
import type { RootState } from '#shared/store/store.ts';
import { editing, refused, sending, uncertain, type Submission } from '#shared/store/submission.ts';
import type { PointConfig, PointGoods, PointLedger, Redeemed, RedeemHistory } from './points.api.ts';

/** All that the mall shows. */
export interface Mall extends PointGoods {
  balance: number;
  pending: number;
  rules: PointConfig;
}

export type LedgerQuery = QueryOf<'pointBalance'>;
export type HistoryQuery = QueryOf<'redeemHistory'>;
export type WantedGood = Omit<BodyOf<'redeemReward'>, 'idempotencyKey'>;
export type WantedConversion = Omit<BodyOf<'convertPoints'>, 'idempotencyKey'>;

interface PointsState {
  mall: Loadable<Mall>;
  ledger: Loadable<Answered<LedgerQuery, PointLedger>>;
  history: Loadable<Answered<HistoryQuery, RedeemHistory>>;
  /** What the open dialog asks for: a good, or cash for points. */
  order: Submission;
  /** What became of it since the dialog opened. */
  ordered: Redemption | null;
}

const initialState: PointsState = {
  mall: idle,
  ledger: idle,
  history: idle,
  order: editing,
  ordered: null,
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
    orderOpened(state) {
      state.order = editing;
      state.ordered = null;
    },
    redeemSubmitted(state, _action: PayloadAction<WantedGood>) {
      state.order = sending;
    },
    convertSubmitted(state, _action: PayloadAction<WantedConversion>) {
      state.order = sending;
    },
    orderChecked(state) {
      state.order = uncertain;
    },
    orderRefused(state, { payload }: PayloadAction<Failure>) {
      state.order = refused(payload);
    },
    orderDone(state, { payload }: PayloadAction<Redeemed>) {
      state.order = editing;
      state.ordered = payload.redemption;
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
  orderOpened,
  redeemSubmitted,
  convertSubmitted,
  orderChecked,
  orderRefused,
  orderDone,
} = pointsSlice.actions;

export const selectMall = (state: RootState) => state.points.mall;
export const selectLedger = (state: RootState) => state.points.ledger;
export const selectHistory = (state: RootState) => state.points.history;
export const selectOrder = (state: RootState) => state.points.order;
export const selectOrdered = (state: RootState) => state.points.ordered;

declare module '#shared/store/store.ts' {
  interface RootState extends WithSlice<typeof pointsSlice> {}
}

declare module '#shared/store/dialogs.slice.ts' {
  interface DialogRequests {
    redeemGood: { goodId: number };
    convertPoints: object;
  }
}
