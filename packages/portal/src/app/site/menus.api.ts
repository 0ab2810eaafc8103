import type { ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/games.gen.js';

export interface MenusApi {
  getMenus(language: string): Promise<ValueOf<'gameMenus'>>;
}

export function makeMenusApi(client: ApiClient): MenusApi {
  return { getMenus: (language) => client.call('gameMenus', guards.gameMenus, { query: { language } }) };
}
