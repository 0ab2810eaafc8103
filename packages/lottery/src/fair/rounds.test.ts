import { describe, expect, it } from 'vitest';
import { bytesOf } from './hex.ts';
import { firstRoundAfter, quicknet, randomnessOf, roundAt, timeOf } from './rounds.ts';

describe('a round of quicknet', () => {
  it('is counted from its genesis, one every three seconds', () => {
    expect(roundAt(new Date('2026-04-20T00:00:00Z'))).toBe(27_946_612);
    expect(roundAt(new Date(quicknet.genesis * 1_000))).toBe(1);
    expect(roundAt(new Date(quicknet.genesis * 1_000 - 1))).toBe(0);
    expect(roundAt(new Date(quicknet.genesis * 1_000 + 2_999))).toBe(1);
    expect(roundAt(new Date(quicknet.genesis * 1_000 + 3_000))).toBe(2);
    expect(roundAt(timeOf(27_946_612))).toBe(27_946_612);
  });

  it('after the close of betting is made later than the close, to the millisecond', () => {
    const made = timeOf(27_946_612).getTime();
    expect(firstRoundAfter(new Date(made - 1))).toBe(27_946_612);
    expect(firstRoundAfter(new Date(made))).toBe(27_946_613);
    expect(firstRoundAfter(new Date(0))).toBe(1);
  });

  it('yields the SHA-256 of its signature', async () => {
    // Round 657413, with the randomness that drand published for it.
    const signature = 'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b';
    const randomness = 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587';
    expect(await randomnessOf(bytesOf(signature, 48) as Uint8Array<ArrayBuffer>)).toBe(randomness);
  });
});

it('accepts as hex only lower-case pairs of the requested length', () => {
  expect(bytesOf('00ff', 2)).toEqual(Uint8Array.of(0, 255));
  for (const text of ['00FF', '0ff', '00f', '00ff00', '00fg', ' 0ff', '']) expect(bytesOf(text, 2)).toBeNull();
});
