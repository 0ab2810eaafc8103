import type { ValueOf } from '@livery/contract/shapes';
import { guards } from '#api/guards/vendorGames.gen.js';
import type { ApiClient } from '#api/client.ts';

export type Room = ValueOf<'rooms'>['list'][number];

export interface RoomsApi {
  getRooms(language: string): Promise<Room[]>;
}

export function makeRoomsApi(client: ApiClient): RoomsApi {
  return { getRooms: async (language) => (await client.call('rooms', guards.rooms, { query: { language } })).list };
}
