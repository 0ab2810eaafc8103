import type { Game, Lane } from '@livery/contract/shapes';
import { guards } from '#api/guards/games.gen.js';
import type { KeyValueStore } from '#shared/ports/feature.ts';

const hotGamesKey = 'livery.hot-games';
const vendorsKey = 'livery.vendors';

/**
 * Lists kept for the session (specification, section 9): hot games until the page is reloaded (readings 15), vendors
 * until the tab is closed. Unreadable entries count as missing.
 */
export function makeLobbyCache(tabStorage: KeyValueStore) {
  const read = (key: string): Record<string, unknown> => {
    try {
      const value: unknown = JSON.parse(tabStorage.get(key) ?? '{}');
      return typeof value === 'object' && value !== null ? { ...value } : {};
    } catch {
      return {};
    }
  };
  const write = (key: string, entry: string, value: unknown) => {
    try {
      tabStorage.set(key, JSON.stringify({ ...read(key), [entry]: value }));
    } catch {
      // If storage is full, the list is read again.
    }
  };
  return {
    dropHotGames: () => tabStorage.remove(hotGamesKey),
    hotGames(entry: string): Game[] | null {
      const list = read(hotGamesKey)[entry];
      return guards.hotGames({ list }) ? (list as Game[]) : null;
    },
    keepHotGames: (entry: string, games: readonly Game[]) => write(hotGamesKey, entry, games),
    vendors(language: string): Lane[] | null {
      const lanes = read(vendorsKey)[language];
      return guards.vendors({ data: { lanes } }) ? (lanes as Lane[]) : null;
    },
    keepVendors: (language: string, lanes: readonly Lane[]) => write(vendorsKey, language, lanes),
  };
}

export type LobbyCache = ReturnType<typeof makeLobbyCache>;
