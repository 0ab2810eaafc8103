import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ValueOf } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { moneyCommand } from '#shared/money/money-command.ts';
import { loggedOut, sessionExpired } from '#shared/store/events.ts';
import { failed, idle, loading, ready, type Loadable } from '#shared/reads/loadable.ts';
import type { Timed } from '#shared/time/timed.ts';
import type { RootState } from '#shared/store/root-state.ts';

/** The last known state of a deposit. */
export type KnownDeposit = Timed<ValueOf<'deposit'>>;

export interface DepositState {
  /** The visible deposit, by its id. */
  watched: string | null;
  current: Loadable<KnownDeposit>;
}

const initialState: DepositState = {
  watched: null,
  current: idle,
};

export const depositSlice = createSlice({
  name: 'deposit',
  initialState,
  reducers: {
    depositOpened(state, { payload }: PayloadAction<KnownDeposit>) {
      state.watched = payload.deposit.id;
      state.current = ready(payload);
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

export const { depositOpened, depositWatched, depositLeft, depositLoaded, depositFailed } = depositSlice.actions;

export const depositSubmitted = moneyCommand('openDeposit');

export const selectCurrent = (state: RootState) => state.deposit.current;
export const selectWatched = (state: RootState) => state.deposit.watched;

declare module '#shared/store/root-state.ts' {
  interface RootState extends WithSlice<typeof depositSlice> {}
}
