import type { ValueOf } from '@livery/contract/shapes';
import { selectSessionHosts, selectSiteSettings } from '#shared/facts/site.slice.ts';
import type { RootState } from '#shared/store/root-state.ts';
import { onHost } from './launch.rules.ts';

export const selectLaunch = (state: RootState) => state.launch.launch;
export const selectAtStake = (state: RootState) => state.launch.atStake;
export const selectMayLeave = (state: RootState) => state.launch.mayLeave;
/** What a game under maintenance is called; null where the gateway does not say. */
export const selectClosedName = ({ launch: { launch } }: RootState): string | null => {
  const name = launch.status === 'failed' ? launch.failure.value?.['gameName'] : undefined;
  return typeof name === 'string' && name !== '' ? name : null;
};
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
