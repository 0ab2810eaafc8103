import type { RootState } from '#shared/state/store.ts';

export const selectLaunch = (state: RootState) => state.launch.launch;
export const selectSuggestions = (state: RootState) => state.launch.suggestions;

/** The game whose dialog is open or waits for its turn. */
export const selectRequestedGame = (state: RootState) => state.dialogs.queue.find((request) => request.kind === 'game')?.game ?? null;
