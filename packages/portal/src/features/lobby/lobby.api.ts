import { wireConstants } from '@livery/contract/wire-constants';
import type { Game, Lane, QueryOf, ValueOf } from '@livery/contract/shapes';
import { guards } from '#api/guards/games.gen.js';
import type { ApiClient } from '#api/client.ts';
import type { LobbyPlace } from './lobby-place.rules.ts';
import type { TileForm } from './lobby.rules.ts';

export interface GamePage {
  games: Game[];
  totalPages: number;
}

export type FavouriteList = ValueOf<'favouriteList'>;
export type FavouriteBody = Pick<Game, 'nodeId' | 'vassalage' | 'gameType'>;
type Choice = Partial<Pick<LobbyPlace, 'vendor' | 'classify' | 'search' | 'sort' | 'page'>>;

/** `total` counts the games of all pages. */
interface CountedPage extends GamePage {
  total: number;
}

/** Games listed by a search over all types. */
export const longestResult = 30;

export interface LobbyApi {
  getGameList(type: string, choice: Choice, language: string, signal?: AbortSignal): Promise<GamePage>;
  /** The first games of all types with matching names, best first. */
  searchGames(search: string, language: string, signal: AbortSignal): Promise<CountedPage>;
  getHotGames(choice: { type: string | null; vendor: string | null }, language: string, signal?: AbortSignal): Promise<Game[]>;
  getRecentGames(page: number, pageSize: number, language: string, signal?: AbortSignal): Promise<GamePage>;
  getFavouriteList(page: number, pageSize: number, language: string, signal?: AbortSignal): Promise<FavouriteList>;
  getFavouriteIds(): Promise<number[]>;
  getVendors(language: string): Promise<Lane[]>;
  /** Both return the ids of all favourites. */
  postFavourite(game: FavouriteBody): Promise<number[]>;
  postFavouriteRemoval(game: FavouriteBody): Promise<number[]>;
}

const { clientType, platform, isPlatform, pageSize } = wireConstants;

/** Queries as in the specification, section 7, without unset filters. */
export function makeLobbyApi(client: ApiClient, merchantCode: string, form: TileForm): LobbyApi {
  const withSignal = (signal: AbortSignal | undefined) => (signal === undefined ? {} : { signal });
  const favouriteBody = ({ nodeId, vassalage, gameType }: FavouriteBody) => ({ nodeId, vendor: vassalage, gameType });
  const gameList = async (type: string, choice: Choice & { size?: number }, language: string, signal: AbortSignal | undefined) => {
    const { vendor, classify, search, sort, page = 1, size = pageSize } = choice;
    const query: QueryOf<'gameList'> = {
      clientType,
      platform,
      merchant: merchantCode,
      gameType: type,
      ...(vendor ? { vassalage: vendor } : {}),
      ...(classify ? { gameClassify: classify } : {}),
      ...(search ? { gameName: search } : {}),
      ...(sort ? { sort } : {}),
      pageNo: page,
      pageSize: size,
      language,
      imgSize: form === 'portrait' ? 'portrait' : 'square',
      iconType: 'svg',
    };
    return client.call('gameList', guards.gameList, { query, ...withSignal(signal) });
  };
  return {
    async getGameList(type, choice, language, signal) {
      const { games, totalPages } = await gameList(type, choice, language, signal);
      return { games, totalPages };
    },
    async searchGames(search, language, signal) {
      const { games, total, totalPages } = await gameList('ALL', { search, size: longestResult }, language, signal);
      return { games, total, totalPages };
    },
    async getHotGames({ type, vendor }, language, signal) {
      const query: QueryOf<'hotGames'> = {
        merchantCode,
        isPlatform,
        ...(type ? { gameType: type } : {}),
        ...(vendor ? { vassalage: vendor } : {}),
        platform,
        language,
      };
      return (await client.call('hotGames', guards.hotGames, { query, ...withSignal(signal) })).list;
    },
    async getRecentGames(page, size, language, signal) {
      const query = { pageNo: page, pageSize: size, language };
      const { list, totalPages } = await client.call('recentGames', guards.recentGames, { query, ...withSignal(signal) });
      return { games: list, totalPages };
    },
    getFavouriteList: (page, size, language, signal) =>
      client.call('favouriteList', guards.favouriteList, { query: { pageNo: page, pageSize: size, language }, ...withSignal(signal) }),
    getFavouriteIds: async () => (await client.call('favouriteIds', guards.favouriteIds)).favGameIds,
    getVendors: async (language) => (await client.call('vendors', guards.vendors, { query: { platform, language } })).data.lanes,
    postFavourite: async (game) => (await client.call('addFavourite', guards.addFavourite, { body: favouriteBody(game) })).favGameIds,
    postFavouriteRemoval: async (game) =>
      (await client.call('removeFavourite', guards.removeFavourite, { body: favouriteBody(game) })).favGameIds,
  };
}
