import { createAction, createSlice, type WithSlice } from '@reduxjs/toolkit';
import { loggedOut, sessionExpired } from '#shared/store/events.ts';
import { idle, loadableCases, type Loadable } from '#shared/reads/loadable.ts';
import type { RootState } from '#shared/store/store.ts';
import type { Room } from './rooms.api.ts';

interface RoomsState {
  list: Loadable<Room[]>;
}

const initialState: RoomsState = { list: idle };
const list = loadableCases<'list', Room[]>('list');

export const roomsSlice = createSlice({
  name: 'rooms',
  initialState,
  reducers: { roomsRequested: list.requested, roomsLoaded: list.loaded, roomsFailed: list.failed },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState).addCase(sessionExpired, () => initialState);
  },
});

export const { roomsRequested, roomsLoaded, roomsFailed } = roomsSlice.actions;

/** A member looks at the tables from now on, until `roomsLeft`. */
export const roomsEntered = createAction('rooms/roomsEntered');
export const roomsLeft = createAction('rooms/roomsLeft');

export const selectRooms = (state: RootState) => state.rooms.list;

declare module '#shared/store/store.ts' {
  interface RootState extends WithSlice<typeof roomsSlice> {}
}
