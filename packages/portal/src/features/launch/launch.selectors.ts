import type { RootState } from '#shared/state/store.ts';

export const selectLaunch = (state: RootState) => state.launch.launch;
export const selectSuggestions = (state: RootState) => state.launch.suggestions;

/** The game whose window is open. */
export const selectOpenGame = (state: RootState) => state.dialogs.stack.find((request) => request.kind === 'game')?.game ?? null;
