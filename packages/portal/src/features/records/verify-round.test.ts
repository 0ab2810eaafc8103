import { createHash, createHmac, webcrypto } from 'node:crypto';
import { expect, test } from 'vitest';
import { verifyRound } from './verify-round.ts';

const seed = Buffer.alloc(32, 7);
const reels = [20, 22, 31];
/** As the house draws: the first five bytes as a share of the reel. */
const stopOf = (place: number) =>
  Math.floor((createHmac('sha256', seed).update(`mine:3:${place}`).digest().readUIntBE(0, 5) * (reels[place % 3] ?? 0)) / 2 ** 40);
const proof = {
  commitment: createHash('sha256').update(seed).digest('hex'),
  serverSeed: seed.toString('hex'),
  clientSeed: 'mine',
  nonce: 3,
  reels,
  turns: [
    { stops: [0, 1, 2].map(stopOf), win: 0 },
    { stops: [3, 4, 5].map(stopOf), win: 500 },
  ],
};
const verify = (changes: Partial<typeof proof> = {}) => verifyRound({ ...proof, ...changes }, webcrypto.subtle as SubtleCrypto);

test('takes a round that its seeds give, and tells what else does not fit', async () => {
  expect(await verify()).toBe('fair');
  expect(await verify({ serverSeed: Buffer.alloc(32, 8).toString('hex') })).toBe('otherSeed');
  expect(await verify({ clientSeed: 'yours' })).toBe('otherStops');
  expect(await verify({ nonce: 4 })).toBe('otherStops');
  expect(await verify({ turns: [{ stops: [0, 1, 2].map((place) => (stopOf(place) + 1) % 20), win: 0 }] })).toBe('otherStops');
});
