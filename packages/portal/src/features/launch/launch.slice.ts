import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Game, ValueOf } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { dialogClosed } from '#shared/store/dialogs.slice.ts';
import { loggedOut, sessionExpired } from '#shared/store/events.ts';
import type { GameReference } from '#shared/games/games.ts';
import { idle, ready, type Loadable } from '#shared/reads/loadable.ts';
import { selectSessionHosts, selectSiteSettings } from '#shared/facts/site.slice.ts';
import type { RootState } from '#shared/store/root-state.ts';
import { onHost } from './launch.rules.ts';

export const selectLaunch = (state: RootState) => state.launch.launch;
export const selectAtStake = (state: RootState) => state.launch.atStake;
export const selectMayLeave = (state: RootState) => state.launch.mayLeave;
/** The name of a game under maintenance. Null if the gateway does not send it. */
export const selectClosedName = ({ launch: { launch } }: RootState): string | null => {
  const name = launch.status === 'failed' ? launch.failure.value?.['gameName'] : undefined;
  return typeof name === 'string' && name !== '' ? name : null;
};
export const selectSuggestions = (state: RootState) => state.launch.suggestions;

/** The game whose window is open. */
export const selectOpenGame = (state: RootState) => state.dialogs.stack.find((request) => request.kind === 'game')?.game ?? null;

/** A launch's answer, on this session's game host. */
export const selectOnSessionHost =
  (answer: ValueOf<'launchGame'>) =>
  (state: RootState): ValueOf<'launchGame'> => ({
    ...answer,
    url: onHost(answer.url, selectSessionHosts(state).games, selectSiteSettings(state)?.gameHosts ?? []),
  });

declare module '#shared/store/root-state.ts' {
  interface RootState extends WithSlice<typeof launchSlice> {}
}

declare module '#shared/store/dialogs.slice.ts' {
  interface DialogRequests {
    /** The window of a launched game. `gameRequested` opens it. */
    game: { game: GameReference };
  }
}

export interface LaunchState {
  /** The game's address. Its ticket works once. */
  launch: Loadable<ValueOf<'launchGame'>>;
  /** Suggestions while a game is under maintenance. */
  suggestions: Game[];
  /** The stake on an open round while leaving is being confirmed. Null otherwise. */
  atStake: { amount: number; unit: string } | null;
  /** The game's page may be left, because no stake is open or the player confirmed. */
  mayLeave: boolean;
}

const initialState: LaunchState = { launch: idle, suggestions: [], atStake: null, mayLeave: false };

export const launchSlice = createSlice({
  name: 'launch',
  initialState,
  reducers: {
    launchStarted: (): LaunchState => ({ ...initialState, launch: { status: 'loading' } }),
    /** A game's page was left. */
    launchLeft: () => initialState,
    /** Null if the player stays. */
    leavingAsked(state, { payload }: PayloadAction<LaunchState['atStake']>) {
      state.atStake = payload;
    },
    leavingAllowed(state) {
      state.atStake = null;
      state.mayLeave = true;
    },
    launched(state, { payload }: PayloadAction<ValueOf<'launchGame'>>) {
      state.launch = ready(payload);
    },
    launchRefused: (_state, { payload }: PayloadAction<{ failure: Failure; suggestions: Game[] }>): LaunchState => ({
      ...initialState,
      launch: { status: 'failed', failure: payload.failure },
      suggestions: payload.suggestions,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(dialogClosed, (state, { payload }) => (payload === 'game' ? initialState : state))
      .addCase(loggedOut, () => initialState)
      .addCase(sessionExpired, () => initialState);
  },
});

export const { launchStarted, launchLeft, launched, launchRefused, leavingAsked, leavingAllowed } = launchSlice.actions;

/** The player wants to leave the open game, optionally for another one. A second request leaves without asking. */
export const gameCloseRequested = createAction<GameReference | undefined>('launch/gameCloseRequested');
