import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readWatched } from '#shared/reads/reads.slice.ts';
import { questionOf } from '#shared/reads/read.ts';
import { gameLeft } from '#shared/store/events.ts';
import { openWorld } from '#testing/open-world.ts';
import { refusedWith, type Answers } from '#testing/table-client.ts';
import { buildRoom } from './rooms.builders.ts';
import { roomsRead } from './rooms.reads.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it('refreshes the number of players while the page is visible and after each game, and keeps the loaded tables', async () => {
  const answers: Answers = { rooms: { list: [buildRoom(1)] } };
  const { store, callsOf, known } = openWorld({ features: [], answers });
  store.dispatch(readWatched(questionOf(roomsRead, {}, 'pt')));
  await wait(15_000);
  expect(callsOf('rooms')).toHaveLength(2);
  store.dispatch(gameLeft());
  await wait(0);
  expect(callsOf('rooms')).toHaveLength(3);
  answers.rooms = refusedWith('NETWORK', 0);
  await wait(15_000);
  expect(known(roomsRead, {})).toMatchObject({ status: 'failed', value: { list: [{ nodeId: 1 }] } });
});
