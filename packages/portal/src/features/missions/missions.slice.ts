import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { claims, type Claim } from '#shared/money/claims.ts';
import { loggedOut } from '#shared/store/events.ts';
import { idle, loadableCases, type Loadable } from '#shared/reads/loadable.ts';
import type { RootState } from '#shared/store/store.ts';
import type { Timed } from '#shared/time/timed.ts';
import type { MissionBoard, MissionSummary } from './missions.api.ts';

interface MissionsState {
  summary: Loadable<Timed<MissionSummary>>;
  board: Loadable<Timed<MissionBoard>>;
  /** Of a mission, by its id. */
  claim: Claim | null;
}

const initialState: MissionsState = { summary: idle, board: idle, claim: null };
const summary = loadableCases<'summary', Timed<MissionSummary>>('summary');
const board = loadableCases<'board', Timed<MissionBoard>>('board');

export const missionsSlice = createSlice({
  name: 'missions',
  initialState,
  reducers: {
    summaryRequested: summary.requested,
    summaryLoaded: summary.loaded,
    summaryFailed: summary.failed,
    boardRequested: board.requested,
    boardLoaded: board.loaded,
    boardFailed: board.failed,
    missionClaimed: claims.asked,
    missionPaid: claims.paid,
    missionRefused: claims.refused,
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
  },
});

export const {
  summaryRequested,
  summaryLoaded,
  summaryFailed,
  boardRequested,
  boardLoaded,
  boardFailed,
  missionClaimed,
  missionPaid,
  missionRefused,
} = missionsSlice.actions;

export const selectMissions = (state: RootState) => state.missions.summary;
export const selectBoard = (state: RootState) => state.missions.board;
export const selectMissionClaim = (state: RootState) => state.missions.claim;

declare module '#shared/store/store.ts' {
  interface RootState extends WithSlice<typeof missionsSlice> {}
}
