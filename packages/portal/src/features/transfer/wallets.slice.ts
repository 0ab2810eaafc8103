import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BodyOf, Recalled, ValueOf } from '@livery/contract/shapes';
import { moneyCommand } from '#shared/money/money-command.ts';
import type { DoneRequest } from '#shared/money/repeat.ts';
import { loggedOut } from '#shared/store/events.ts';

/** A transfer's name in the transaction history, and its time. */
export type Booked = Pick<ValueOf<'walletTransfer'>, 'number' | 'at'>;

export type WantedTransfer = Omit<BodyOf<'walletTransfer'>, 'idempotencyKey'>;

/** A transfer as its receipt names it. */
export type MovedTransfer = WantedTransfer & Booked;

export interface WalletsState {
  /** The last successful transfer, until another is begun. */
  moved: MovedTransfer | null;
  /** Confirms before the same request is sent again within a minute. */
  recent: DoneRequest | null;
  /** The results of the last recall, one for each vendor. */
  recalled: readonly Recalled[] | null;
}

const initialState: WalletsState = { moved: null, recent: null, recalled: null };

export const transferSubmitted = moneyCommand('walletTransfer');
export const recallSubmitted = moneyCommand('recallWallets');

export const walletsSlice = createSlice({
  name: 'wallets',
  initialState,
  reducers: {
    transferDone(state, { payload }: PayloadAction<{ moved: MovedTransfer; recent: DoneRequest }>) {
      state.moved = payload.moved;
      state.recent = payload.recent;
    },
    transferBegun(state) {
      state.moved = null;
    },
    recallDone(state, { payload }: PayloadAction<readonly Recalled[]>) {
      state.recalled = [...payload];
    },
  },
  extraReducers: (builder) => {
    for (const event of [transferSubmitted, recallSubmitted]) builder.addCase(event, ({ recent }) => ({ ...initialState, recent }));
    builder.addCase(loggedOut, () => initialState);
  },
});

export const { transferDone, transferBegun, recallDone } = walletsSlice.actions;
