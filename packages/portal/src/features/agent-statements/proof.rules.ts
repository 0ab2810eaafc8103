import { followPath, type LateHash } from '@livery/contract/proofs-merkle';
import { fromHex, leafBytes, toHex } from '@livery/contract/proofs-play-leaf';
import type { PlayLeaf, PlayProof } from './agent-statements.reads.ts';

export const sha256: LateHash = async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** Whether a leaf is counted in the published root of its day. */
export async function isCounted(
  { player, validStake, result, position, path }: PlayLeaf,
  { day, count, root }: PlayProof,
): Promise<boolean> {
  const leaf = leafBytes({ day, player, validStake, result });
  const reached = await followPath({ leaf, position, count, path: path.map(fromHex) }, sha256);
  return reached !== null && toHex(reached) === root;
}

export interface PlaySums {
  readonly validStake: number;
  readonly result: number;
}

/** A leaf that the browser has verified. */
export interface CheckedLeaf extends PlaySums {
  readonly position: number;
  readonly account: string;
  readonly player: string;
  readonly isCounted: boolean;
}

export function checkLeaves(leaves: readonly PlayLeaf[], proof: PlayProof): Promise<CheckedLeaf[]> {
  return Promise.all(
    leaves.map(async (leaf) => ({
      position: leaf.position,
      account: leaf.account,
      player: leaf.player,
      validStake: leaf.validStake,
      result: leaf.result,
      isCounted: await isCounted(leaf, proof),
    })),
  );
}

/** A repeated leaf must not make up for a missing one. */
export function withoutRepeats(leaves: readonly CheckedLeaf[]): CheckedLeaf[] {
  return [...new Map(leaves.map((leaf) => [leaf.position, leaf])).values()];
}

export function sumPlay(leaves: readonly PlaySums[]): PlaySums {
  return {
    validStake: leaves.reduce((sum, { validStake }) => sum + validStake, 0),
    result: leaves.reduce((sum, { result }) => sum + result, 0),
  };
}

/** A day's check. `published` is the site's public root. The team's own answer must have the same root. */
export interface CheckedDay {
  readonly published: PlayProof;
  readonly leaves: readonly CheckedLeaf[];
  readonly byProof: PlaySums;
  readonly byReport: PlaySums;
}

export type Verdict = 'right' | 'nobody' | 'wrong' | 'differs';

export function verdictOf({ leaves, byProof, byReport }: CheckedDay): Verdict {
  if (leaves.some(({ isCounted: counted }) => !counted)) return 'wrong';
  if (byProof.validStake !== byReport.validStake || byProof.result !== byReport.result) return 'differs';
  return leaves.length === 0 ? 'nobody' : 'right';
}

/** The first `most` players, those that were not counted first. */
export function listedFirst(leaves: readonly CheckedLeaf[], most: number): CheckedLeaf[] {
  return leaves.toSorted((one, other) => Number(one.isCounted) - Number(other.isCounted)).slice(0, most);
}
