import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiFailure } from '#api/api-failure.ts';
import { gameLeft, loggedOut } from '#shared/store/events.ts';
import { createAppStore } from '#shared/store/store.ts';
import { buildRoom } from './rooms.builders.ts';
import { makeRoomsSaga } from './rooms.saga.ts';
import { roomsEntered, roomsLeft, roomsRequested, roomsSlice, selectRooms } from './rooms.slice.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const world = { asked: 0, isVisible: true, isDown: false };
  const getRooms = async () => {
    world.asked += 1;
    if (world.isDown) throw new ApiFailure({ code: 'NETWORK', status: 0, requestId: null });
    return [buildRoom(1, { players: world.asked })];
  };
  const store = createAppStore();
  store.inject(roomsSlice);
  store.run('rooms', makeRoomsSaga({ getRooms }, { isVisible: () => world.isVisible }));
  const rooms = () => selectRooms(store.getState());
  return { world, store, rooms, wait: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds) };
}

it('counts who sits anew as long as somebody looks, and never behind a hidden page', async () => {
  const { world, store, rooms, wait } = open();
  store.dispatch(roomsEntered());
  await wait(0);
  expect(rooms().value?.[0]?.players).toBe(1);
  await wait(15_000);
  expect(rooms().value?.[0]?.players).toBe(2);
  world.isVisible = false;
  await wait(60_000);
  expect(world.asked).toBe(2);
  world.isVisible = true;
  store.dispatch(gameLeft());
  await wait(0);
  expect(world.asked).toBe(3);
  store.dispatch(roomsLeft());
  await wait(60_000);
  expect(world.asked).toBe(3);
});

it('keeps the tables that it has when the next look fails, and says so when there were none', async () => {
  const { world, store, rooms, wait } = open();
  world.isDown = true;
  store.dispatch(roomsEntered());
  await wait(0);
  expect(rooms()).toMatchObject({ status: 'failed', failure: { code: 'NETWORK' } });
  expect(rooms().value).toBeUndefined();
  world.isDown = false;
  store.dispatch(roomsRequested());
  await wait(0);
  world.isDown = true;
  await wait(15_000);
  expect(rooms()).toMatchObject({ status: 'failed', value: [{ nodeId: 1 }] });
  store.dispatch(loggedOut());
  expect(rooms()).toEqual({ status: 'idle' });
});
