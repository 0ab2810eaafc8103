import type { Feature } from '#shared/ports/feature.ts';
import { makeRoomsApi } from './rooms.api.ts';
import { makeRoomsSaga } from './rooms.saga.ts';
import { roomsSlice } from './rooms.slice.ts';

/** The tables of the card rooms, with who sits at them now. */
export const rooms: Feature = {
  name: 'rooms',
  slice: roomsSlice,
  makeSaga: ({ client, page }) => makeRoomsSaga(makeRoomsApi(client), page),
};
