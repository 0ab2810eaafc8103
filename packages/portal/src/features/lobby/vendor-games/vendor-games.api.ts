import type { VendorGameType } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/vendorGames.gen.js';

export interface VendorGamesApi {
  getTypes(vassalage: string, language: string): Promise<VendorGameType[]>;
}

export function makeVendorGamesApi(client: ApiClient): VendorGamesApi {
  return {
    getTypes: async (vassalage, language) =>
      (await client.call('vendorGameTypes', guards.vendorGameTypes, { query: { vassalage, language } })).list,
  };
}
