import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { BodyOf } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { loggedOut } from '#shared/store/events.ts';
import type { RootState } from '#shared/store/root-state.ts';
import { editing, refused, sending, type Submission } from '#shared/store/submission.ts';

interface AgentCommissionsState {
  /** State of a dispute message. One line's page is open at a time. */
  message: Submission;
  /** Messages sent in this visit. Each one resets the form. */
  sent: number;
}

const initialState: AgentCommissionsState = { message: editing, sent: 0 };

export const agentCommissionsSlice = createSlice({
  name: 'agentCommissions',
  initialState,
  reducers: {
    /** Another line is opened. */
    disputeOpened(state) {
      if (state.message.status === 'refused') state.message = editing;
    },
    messageSubmitted(state, _action: PayloadAction<BodyOf<'disputeCommission'>>) {
      state.message = sending;
    },
    messageSent(state) {
      state.message = editing;
      state.sent += 1;
    },
    messageRefused(state, { payload }: PayloadAction<Failure>) {
      state.message = refused(payload);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
  },
});

export const { disputeOpened, messageSubmitted, messageSent, messageRefused } = agentCommissionsSlice.actions;

declare module '#shared/store/root-state.ts' {
  interface RootState extends WithSlice<typeof agentCommissionsSlice> {}
}

export const selectMessage = (state: RootState) => state.agentCommissions.message;
export const selectSent = (state: RootState) => state.agentCommissions.sent;
