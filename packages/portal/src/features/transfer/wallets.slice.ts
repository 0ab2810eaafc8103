import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BodyOf, Recalled } from '@livery/contract/shapes';
import { moneyCommand } from '#shared/money/money-command.ts';
import { loggedOut } from '#shared/store/events.ts';

export type WantedTransfer = Omit<BodyOf<'walletTransfer'>, 'idempotencyKey'>;

export interface WalletsState {
  /** The last successful transfer. */
  moved: WantedTransfer | null;
  /** The results of the last recall, one for each vendor. */
  recalled: readonly Recalled[] | null;
}

const initialState: WalletsState = { moved: null, recalled: null };

export const transferSubmitted = moneyCommand('walletTransfer');
export const recallSubmitted = moneyCommand('recallWallets');

export const walletsSlice = createSlice({
  name: 'wallets',
  initialState,
  reducers: {
    transferDone(state, { payload }: PayloadAction<WantedTransfer>) {
      state.moved = payload;
    },
    transferBegun(state) {
      state.moved = null;
    },
    recallDone(state, { payload }: PayloadAction<readonly Recalled[]>) {
      state.recalled = [...payload];
    },
  },
  extraReducers: (builder) => {
    for (const event of [transferSubmitted, recallSubmitted, loggedOut]) builder.addCase(event, () => initialState);
  },
});

export const { transferDone, transferBegun, recallDone } = walletsSlice.actions;
