import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Failure } from '#api/api-failure.ts';
import { loggedIn, loggedOut } from '#shared/store/events.ts';
import type { RootState } from '#shared/store/root-state.ts';
import { editing, refused, sending, type Submission } from '#shared/store/submission.ts';
import type { LetterChoice } from './inbox.api.ts';

interface InboxState {
  /** Messages that are being marked or removed. */
  change: Submission;
}

const initialState: InboxState = { change: editing };

export const inboxSlice = createSlice({
  name: 'inbox',
  initialState,
  reducers: {
    readingRequested(state, _action: PayloadAction<LetterChoice>) {
      state.change = sending;
    },
    removalRequested(state, _action: PayloadAction<LetterChoice>) {
      state.change = sending;
    },
    lettersChanged(state) {
      state.change = editing;
    },
    changeRefused(state, { payload }: PayloadAction<Failure>) {
      state.change = refused(payload);
    },
  },
  extraReducers: (builder) => {
    for (const event of [loggedIn, loggedOut]) builder.addCase(event, () => initialState);
  },
});

export const { readingRequested, removalRequested, lettersChanged, changeRefused } = inboxSlice.actions;

export const selectLetterChange = (state: RootState) => state.inbox.change;

declare module '#shared/store/root-state.ts' {
  interface RootState extends WithSlice<typeof inboxSlice> {}
}
