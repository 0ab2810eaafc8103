import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MemberCounts } from '@livery/contract/shapes';
import { loggedIn, loggedOut, sessionExpired } from '../store/events.ts';
import type { LiveState } from './live.selectors.ts';

const initialState: LiveState = { isOn: false, counts: null };

/** The live state of a member's page. The stream starts when the page is idle. */
export const liveSlice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    streamOpened(state) {
      state.isOn = true;
    },
    streamLost(state) {
      state.isOn = false;
    },
    countsLoaded(state, { payload }: PayloadAction<MemberCounts>) {
      state.counts = payload;
    },
  },
  extraReducers: (builder) => {
    for (const event of [loggedIn, loggedOut, sessionExpired]) builder.addCase(event, () => initialState);
  },
});

export const { streamOpened, streamLost, countsLoaded } = liveSlice.actions;
