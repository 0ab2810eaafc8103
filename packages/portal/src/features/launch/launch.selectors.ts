import type { ValueOf } from '@livery/contract/shapes';
import { selectSessionHosts, selectSiteSettings } from '#shared/state/site.slice.ts';
import type { RootState } from '#shared/state/store.ts';
import { onHost } from './launch.rules.ts';

export const selectLaunch = (state: RootState) => state.launch.launch;
export const selectAtStake = (state: RootState) => state.launch.atStake;
export const selectSuggestions = (state: RootState) => state.launch.suggestions;

/** The game whose window is open. */
export const selectOpenGame = (state: RootState) => state.dialogs.stack.find((request) => request.kind === 'game')?.game ?? null;

/** The answer of a launch, from the host that this session takes games from. */
export const selectOnSessionHost =
  (answer: ValueOf<'launchGame'>) =>
  (state: RootState): ValueOf<'launchGame'> => ({
    ...answer,
    url: onHost(answer.url, selectSessionHosts(state).games, selectSiteSettings(state)?.gameHosts ?? []),
  });
