import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { idle, loadableCases, type Loadable } from '#shared/reads/loadable.ts';
import { loggedOut } from '#shared/store/events.ts';
import type { RootState } from '#shared/store/root-state.ts';
import type { CheckedDay, CheckedLeaf } from './proof.rules.ts';

/** Null for an unpublished day. */
export type DayCheck = Loadable<CheckedDay | null>;

/** The sum of a player's own leaves on a day. */
export type OwnCheck = Loadable<readonly CheckedLeaf[] | null>;

interface AgentStatementsState {
  team: DayCheck;
  /** The number of players checked so far. */
  checked: number;
  own: OwnCheck;
}

const initialState: AgentStatementsState = { team: idle, checked: 0, own: idle };
const team = loadableCases<'team', CheckedDay | null>('team');
const own = loadableCases<'own', readonly CheckedLeaf[] | null>('own');

export const agentStatementsSlice = createSlice({
  name: 'agentStatements',
  initialState,
  reducers: {
    teamCheckWanted(state, _action: PayloadAction<string>) {
      state.team = { status: 'loading' };
      state.checked = 0;
    },
    teamChecking(state, { payload }: PayloadAction<number>) {
      state.checked = payload;
    },
    teamChecked: team.loaded,
    teamCheckFailed: team.failed,
    ownCheckWanted(state, _action: PayloadAction<string>) {
      state.own = { status: 'loading' };
    },
    ownChecked: own.loaded,
    ownCheckFailed: own.failed,
    /** The check was abandoned. */
    checksLeft: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
  },
});

export const { teamCheckWanted, teamChecking, teamChecked, teamCheckFailed, ownCheckWanted, ownChecked, ownCheckFailed, checksLeft } =
  agentStatementsSlice.actions;

declare module '#shared/store/root-state.ts' {
  interface RootState extends Partial<WithSlice<typeof agentStatementsSlice>> {}
}

export const selectTeamCheck = (state: RootState): DayCheck => (state.agentStatements?.team as DayCheck | undefined) ?? idle;
export const selectCheckedCount = (state: RootState) => state.agentStatements?.checked ?? 0;
export const selectOwnCheck = (state: RootState): OwnCheck => (state.agentStatements?.own as OwnCheck | undefined) ?? idle;
