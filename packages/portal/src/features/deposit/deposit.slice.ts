import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Deposit, ValueOf } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { loggedOut, sessionExpired } from '#shared/store/events.ts';
import { failed, idle, loadableCases, loading, ready, type Loadable } from '#shared/reads/loadable.ts';
import { editing, refused, sending, uncertain, type Submission } from '#shared/store/submission.ts';
import type { Timed } from '#shared/time/timed.ts';
import type { DepositPage, DepositTotals, WantedDeposit, WantedPage } from './deposit.api.ts';

/** A deposit as it stood when the gateway last told. */
export type KnownDeposit = Timed<ValueOf<'deposit'>>;

export interface DepositState {
  methods: Loadable<ValueOf<'depositMethods'>>;
  opening: Submission;
  /** The one that is in sight, by its id. */
  watched: string | null;
  current: Loadable<KnownDeposit>;
  /** The page in sight. */
  wanted: WantedPage;
  list: Loadable<DepositPage>;
  totals: Loadable<DepositTotals>;
  /** What the member may go on to pay. */
  waiting: Loadable<Deposit[]>;
}

const initialState: DepositState = {
  methods: idle,
  opening: editing,
  watched: null,
  current: idle,
  wanted: {},
  list: idle,
  totals: idle,
  waiting: idle,
};
const methods = loadableCases<'methods', ValueOf<'depositMethods'>>('methods');
const list = loadableCases<'list', DepositPage>('list');
const totals = loadableCases<'totals', DepositTotals>('totals');
const waiting = loadableCases<'waiting', Deposit[]>('waiting');

export const depositSlice = createSlice({
  name: 'deposit',
  initialState,
  reducers: {
    methodsRequested: methods.requested,
    methodsLoaded: methods.loaded,
    methodsFailed: methods.failed,
    /** What other filters let through is not shown as what these do. */
    pageRequested(state, { payload }: PayloadAction<WantedPage>) {
      const isSame = JSON.stringify(state.wanted) === JSON.stringify(payload);
      state.wanted = payload;
      state.list = loading(isSame ? state.list : {});
      state.totals = loading(isSame ? state.totals : {});
    },
    pageLoaded: list.loaded,
    pageFailed: list.failed,
    totalsLoaded: totals.loaded,
    totalsFailed: totals.failed,
    waitingRequested: waiting.requested,
    waitingLoaded: waiting.loaded,
    waitingFailed: waiting.failed,
    depositSubmitted(state, _action: PayloadAction<WantedDeposit>) {
      state.opening = sending;
    },
    openingChecked(state) {
      state.opening = uncertain;
    },
    depositOpened(state, { payload }: PayloadAction<KnownDeposit>) {
      state.opening = editing;
      state.watched = payload.deposit.id;
      state.current = ready(payload);
    },
    depositRefused(state, { payload }: PayloadAction<Failure>) {
      state.opening = refused(payload);
    },
    depositWatched(state, { payload: id }: PayloadAction<string>) {
      state.current = loading(state.watched === id ? state.current : {});
      state.watched = id;
    },
    depositLeft(state, { payload: id }: PayloadAction<string>) {
      if (state.watched === id) state.watched = null;
    },
    depositLoaded(state, { payload }: PayloadAction<KnownDeposit>) {
      if (state.watched === payload.deposit.id) state.current = ready(payload);
    },
    depositFailed(state, { payload }: PayloadAction<Failure>) {
      state.current = failed(payload, state.current);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState).addCase(sessionExpired, () => initialState);
  },
});

export const {
  methodsRequested,
  methodsLoaded,
  methodsFailed,
  pageRequested,
  pageLoaded,
  pageFailed,
  totalsLoaded,
  totalsFailed,
  waitingRequested,
  waitingLoaded,
  waitingFailed,
  depositSubmitted,
  openingChecked,
  depositOpened,
  depositRefused,
  depositWatched,
  depositLeft,
  depositLoaded,
  depositFailed,
} = depositSlice.actions;

declare module '#shared/store/store.ts' {
  interface RootState extends WithSlice<typeof depositSlice> {}
}
