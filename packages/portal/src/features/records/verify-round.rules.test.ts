import { createHash, createHmac, webcrypto } from 'node:crypto';
import { expect, test } from 'vitest';
import { verifyRound } from './verify-round.rules.ts';

const seed = Buffer.alloc(32, 7);
/** Draws as the house does: the first five bytes as a fraction. */
const draw = (among: number, place: number) => ({
  among,
  drawn: Math.floor((createHmac('sha256', seed).update(`mine:3:${place}`).digest().readUIntBE(0, 5) * among) / 2 ** 40),
});
const proof = {
  commitment: createHash('sha256').update(seed).digest('hex'),
  serverSeed: seed.toString('hex'),
  clientSeed: 'mine',
  nonce: 3,
  draws: [20, 22, 31, 10_000].map(draw),
  facts: [],
};
const verify = (changes: Partial<typeof proof> = {}) => verifyRound({ ...proof, ...changes }, webcrypto.subtle as SubtleCrypto);

test('accepts a round that follows from its seeds, and reports any other', async () => {
  expect(await verify()).toBe('fair');
  expect(await verify({ serverSeed: Buffer.alloc(32, 8).toString('hex') })).toBe('otherSeed');
  expect(await verify({ clientSeed: 'yours' })).toBe('otherDraws');
  expect(await verify({ nonce: 4 })).toBe('otherDraws');
  expect(await verify({ draws: [20, 22].map((among, place) => draw(among, place + 1)) })).toBe('otherDraws');
});
