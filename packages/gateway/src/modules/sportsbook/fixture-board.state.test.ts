import { expect, it } from 'vitest';
import { AppError } from '#base/app-error.ts';
import type { BookFixture } from '#ports/seamless/sportsbook.ts';
import { FixtureBoard } from './fixture-board.state.ts';

const fixture = { id: 'f1' } as BookFixture;

function open() {
  const world = { now: 0, asked: 0, isAway: false };
  const fixtures = async (): Promise<BookFixture[]> => {
    world.asked += 1;
    if (world.isAway) throw new AppError('UNAVAILABLE');
    return [fixture];
  };
  const board = new FixtureBoard(() => world.now);
  const look = (merchant = 'ACME') =>
    board.of({ name: 'arcade', asks: { isOpen: async () => true, fixtures, settlement: null } }, merchant);
  return { world, look };
}

it('asks a book once for all callers within seconds, per merchant', async () => {
  const { world, look } = open();
  await Promise.all([look(), look(), look()]);
  await look();
  expect(world.asked).toBe(1);
  await look('NOVA');
  expect(world.asked).toBe(2);
  world.now = 4_000;
  expect(await look()).toEqual([fixture]);
  expect(world.asked).toBe(3);
});

it('shows the last known matches for a minute when the book is down, and then says so', async () => {
  const { world, look } = open();
  await look();
  world.isAway = true;
  world.now = 59_000;
  expect(await look()).toEqual([fixture]);
  world.now = 60_000;
  await expect(look()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  world.isAway = false;
  expect(await look()).toEqual([fixture]);
});
