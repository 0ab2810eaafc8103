import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Hash } from '@livery/contract/proofs-merkle';
import { aProvenDay } from './agent-statements.builders.ts';
import { checkLeaves, listedFirst, sumPlay, verdictOf, withoutRepeats, type CheckedDay } from './proof.rules.ts';

const hash: Hash = (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest());
const players = ['a', 'b', 'c'].map((player, index) => ({ account: `${player}***`, player, validStake: 100 * index, result: -50 }));
const { proof, leaves } = aProvenDay(hash, players);
const byReport = { validStake: 300, result: -150 };

async function dayOf(told: typeof leaves, report = byReport): Promise<CheckedDay> {
  const checked = withoutRepeats(await checkLeaves(told, proof));
  return { published: proof, leaves: checked, byProof: sumPlay(checked), byReport: report };
}

test('players counted with the report’s totals all match', async () => {
  const day = await dayOf(leaves);
  expect(day.leaves.map(({ isCounted }) => isCounted)).toEqual([true, true, true]);
  expect(verdictOf(day)).toBe('right');
  expect(verdictOf(await dayOf([], { validStake: 0, result: 0 }))).toBe('nobody');
});

test('a player whose stake or result differs from the published one is not counted, and is listed first', async () => {
  const day = await dayOf(leaves.map((leaf) => (leaf.player === 'b' ? { ...leaf, validStake: leaf.validStake - 1 } : leaf)));
  expect(verdictOf(day)).toBe('wrong');
  expect(listedFirst(day.leaves, 1).map(({ player }) => player)).toEqual(['b']);
});

test('a missing player makes a difference, even if another appears twice', async () => {
  const [one, two] = leaves as [(typeof leaves)[number], (typeof leaves)[number]];
  expect(verdictOf(await dayOf([one, two]))).toBe('differs');
  expect(verdictOf(await dayOf([one, two, two, two]))).toBe('differs');
});
