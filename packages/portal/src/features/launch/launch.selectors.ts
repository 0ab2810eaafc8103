import type { RootState } from '#shared/store.ts';

export const selectLaunch = (state: RootState) => state.launch.launch;
export const selectSuggestions = (state: RootState) => state.launch.suggestions;
