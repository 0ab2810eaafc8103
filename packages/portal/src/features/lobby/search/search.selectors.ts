import type { Game } from '@livery/contract/shapes';
import { createAppSelector } from '#shared/store/app-selector.ts';
import type { RootState } from '#shared/store/root-state.ts';
import { isVendorTile } from '../lobby.rules.ts';
import { selectSearch } from './search.slice.ts';

/** Over another page neither the lobby nor a vendor's games may have arrived yet. */
type Arrived = Partial<Pick<RootState, 'lobby' | 'vendorGames'>>;

/** Games that can be searched without asking: those of every list that was loaded so far. */
export const selectLoadedGames = createAppSelector(
  [
    (state: RootState) => selectSearch(state).known,
    (state: Arrived) => state.lobby?.sections,
    (state: Arrived) => state.lobby?.grid.value?.games,
    (state: Arrived) => state.lobby?.favGameList.value?.content,
    (state: Arrived) => state.vendorGames?.games.value,
  ],
  (known, sections = {}, grid = [], favourites = [], vendor = []): Game[] => {
    const listed = Object.values(sections).flatMap(({ value = [] }) => value);
    const games = [...Object.values(known), ...listed, ...grid, ...favourites, ...vendor];
    return [...new Map(games.filter((game) => !isVendorTile(game)).map((game) => [game.nodeId, game])).values()];
  },
);
