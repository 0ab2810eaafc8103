import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { loggedOut, sessionExpired } from '#shared/store/events.ts';
import type { RootState } from '#shared/store/root-state.ts';
import type { Submission } from '#shared/store/submission.ts';
import type { SessionPlay } from './safer-play.api.ts';

interface SaferPlayState {
  /** The session's start in milliseconds of this device's clock. Null while unknown. */
  startedAt: number | null;
  /** Minutes between two reality checks, as chosen on this device. */
  interval: number;
}

const initialState: SaferPlayState = { startedAt: null, interval: 60 };

export const saferPlaySlice = createSlice({
  name: 'saferPlay',
  initialState,
  reducers: {
    sessionDated(state, { payload }: PayloadAction<number>) {
      state.startedAt = payload;
    },
    /** The stored or chosen value. */
    intervalSet(state, { payload }: PayloadAction<number>) {
      state.interval = payload;
    },
  },
  extraReducers: (builder) => {
    for (const end of [loggedOut, sessionExpired]) {
      builder.addCase(end, (state) => {
        state.startedAt = null;
      });
    }
  },
});

export const { sessionDated, intervalSet } = saferPlaySlice.actions;

export const intervalChosen = createAction<number>('saferPlay/intervalChosen');
export const termsAgreed = createAction<string>('saferPlay/termsAgreed');

/** Null for visitors, and until known. */
export const selectSessionStart = (state: RootState) => state.saferPlay?.startedAt ?? null;
export const selectInterval = (state: RootState) => state.saferPlay?.interval ?? initialState.interval;

declare module '#shared/store/root-state.ts' {
  /** Loads once the page is idle. */
  interface RootState extends Partial<WithSlice<typeof saferPlaySlice>> {}
}

declare module '#shared/store/dialogs.slice.ts' {
  interface DialogRequests {
    /** The session's duration and net result. Null if the gateway is unavailable. */
    realityCheck: { elapsed: number; play: SessionPlay | null };
    /** New terms, which need consent before anything else. */
    termsChanged: { version: string; changes: string | null; consent: Submission };
  }
}
