import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { moneyCommand } from '#shared/money/money-command.ts';
import { loggedOut } from '#shared/store/events.ts';
import type { RootState } from '#shared/store/root-state.ts';
import type { Placed } from './lottery-desk.api.ts';
import { onePlan, type Plan } from './slip/plan.rules.ts';
import { emptySlip, removed, repriced, type Offered, type Slip, type SlipBet, type SlipEdit, type SlipProblem } from './slip/slip.rules.ts';

/** The part that survives a reload. */
export interface KeptDesk {
  play: string | null;
  /** Masks of the play in hexadecimal digits. */
  picks: readonly string[];
  /** Per line. Null for the minimum. */
  stake: number | null;
  /** The prize group. Null for the highest. */
  group: number | null;
  bets: readonly SlipBet[];
  /** Bets of the slip placed last. */
  last: readonly SlipBet[];
  /** The draw that the slip was made for. */
  issue: string | null;
}

interface LotteryDeskState extends Omit<KeptDesk, 'bets'> {
  game: number | null;
  slip: Slip;
  plan: Plan;
  /** Why the last edit of the slip was refused. */
  problem: SlipProblem | null;
  /** Picks and slip now wait for a draw other than the one they were made for. */
  moved: { from: string; to: string } | null;
  placed: Placed | null;
  /** The gateway clock's lead over the device's, in milliseconds. Null until a board has loaded. */
  clockOffset: number | null;
}

const initialState: LotteryDeskState = {
  game: null,
  play: null,
  picks: [],
  stake: null,
  group: null,
  slip: emptySlip,
  last: [],
  issue: null,
  plan: onePlan,
  problem: null,
  moved: null,
  placed: null,
  clockOffset: null,
};

export const lotteryDeskSlice = createSlice({
  name: 'lotteryDesk',
  initialState: initialState as LotteryDeskState,
  reducers: {
    deskOpened(_state, { payload: { game, kept } }: PayloadAction<{ game: number; kept: KeptDesk }>) {
      const { bets, ...rest } = kept;
      return { ...initialState, ...rest, game, slip: { ...emptySlip, bets } };
    },
    clockRead(state, { payload }: PayloadAction<number>) {
      state.clockOffset = payload;
    },
    playChosen(state, { payload }: PayloadAction<string>) {
      state.play = payload;
      state.picks = [];
    },
    picked(state, { payload: { play, picks } }: PayloadAction<{ play: string; picks: readonly string[] }>) {
      Object.assign(state, { play, picks: [...picks], placed: null });
    },
    stakeChosen(state, { payload }: PayloadAction<number>) {
      state.stake = payload;
    },
    /** Bets on the slip take the odds of the prize group. */
    groupChosen(state, { payload: { group, offered } }: PayloadAction<{ group: number | null; offered: Offered }>) {
      const slip = repriced(state.slip, offered);
      Object.assign(state, { group, slip, last: repriced({ ...emptySlip, bets: state.last }, offered).bets, placed: null });
    },
    slipEdited(state, { payload }: PayloadAction<SlipEdit>) {
      if (typeof payload === 'string') state.problem = payload;
      else Object.assign(state, { slip: payload, problem: null, placed: null });
    },
    betAdded(state, { payload }: PayloadAction<SlipEdit>) {
      if (typeof payload === 'string') state.problem = payload;
      else Object.assign(state, { slip: payload, picks: [], problem: null, placed: null });
    },
    betRemoved(state, { payload }: PayloadAction<number>) {
      Object.assign(state, { slip: removed(state.slip, payload), problem: null, placed: null });
    },
    planned(state, { payload }: PayloadAction<Partial<Plan>>) {
      Object.assign(state.plan, payload);
    },
    /** The draw that takes bets now. The selection for the previous one is kept. */
    issueSeen(state, { payload }: PayloadAction<string>) {
      const from = state.issue;
      if (from === payload) return;
      const hasChosen = state.slip.bets.length > 0 || state.picks.some((mask) => !/^0*$/.test(mask));
      state.issue = payload;
      state.moved = from !== null && hasChosen ? { from, to: payload } : null;
    },
    moveRead(state) {
      state.moved = null;
    },
    slipPlaced(state, { payload }: PayloadAction<Placed>) {
      Object.assign(state, { last: state.slip.bets, slip: emptySlip, plan: onePlan, placed: payload, moved: null, problem: null });
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
  },
});

export const {
  deskOpened,
  clockRead,
  playChosen,
  picked,
  stakeChosen,
  groupChosen,
  slipEdited,
  betAdded,
  betRemoved,
  planned,
  issueSeen,
  moveRead,
  slipPlaced,
} = lotteryDeskSlice.actions;

export const placeSubmitted = moneyCommand('placeLotteryTickets');
export const cancellationConfirmed = moneyCommand('cancelLotteryTicket');

export const selectDesk = (state: RootState) => state.lotteryDesk;
export const selectSlip = (state: RootState) => state.lotteryDesk.slip;
export const selectClockOffset = (state: RootState) => state.lotteryDesk.clockOffset;

declare module '#shared/store/root-state.ts' {
  interface RootState extends WithSlice<typeof lotteryDeskSlice> {}
}
