import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Deposit, ValueOf } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { loggedOut, sessionExpired } from '#shared/state/events.ts';
import { failed, idle, loadableCases, loading, ready, type Loadable } from '#shared/state/loadable.ts';
import { editing, refused, sending, uncertain, type Submission } from '#shared/state/submission.ts';
import type { Timed } from '#shared/state/timed.ts';
import type { WantedDeposit } from './deposit.api.ts';

/** A deposit as it stood when the gateway last told. */
export type KnownDeposit = Timed<ValueOf<'deposit'>>;

export interface DepositState {
  methods: Loadable<ValueOf<'depositMethods'>>;
  opening: Submission;
  /** The one that is in sight, by its id. */
  watched: string | null;
  current: Loadable<KnownDeposit>;
  recent: Loadable<Deposit[]>;
}

const initialState: DepositState = { methods: idle, opening: editing, watched: null, current: idle, recent: idle };
const methods = loadableCases<'methods', ValueOf<'depositMethods'>>('methods');
const recent = loadableCases<'recent', Deposit[]>('recent');

export const depositSlice = createSlice({
  name: 'deposit',
  initialState,
  reducers: {
    methodsRequested: methods.requested,
    methodsLoaded: methods.loaded,
    methodsFailed: methods.failed,
    recentRequested: recent.requested,
    recentLoaded: recent.loaded,
    recentFailed: recent.failed,
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
  recentRequested,
  recentLoaded,
  recentFailed,
  depositSubmitted,
  openingChecked,
  depositOpened,
  depositRefused,
  depositWatched,
  depositLeft,
  depositLoaded,
  depositFailed,
} = depositSlice.actions;

declare module '#shared/state/store.ts' {
  interface RootState extends WithSlice<typeof depositSlice> {}
}
