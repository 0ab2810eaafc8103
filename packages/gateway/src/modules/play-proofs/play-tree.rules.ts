import { createHash } from 'node:crypto';
import { growTree, rootOf, type Hash, type Tree } from '@livery/contract/proofs-merkle';
import { leafBytes, toHex } from '@livery/contract/proofs-play-leaf';

/** A leaf that includes the pseudonym. */
export interface NamedLeaf {
  readonly pseudonym: string;
  readonly valid_stake: number;
  readonly result: number;
}

const sha256: Hash = (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest());

/** The tree of a day over its leaves in their order. */
export function treeOf(day: string, leaves: readonly NamedLeaf[]): Tree {
  const bytes = leaves.map(({ pseudonym, valid_stake, result }) => leafBytes({ day, player: pseudonym, validStake: valid_stake, result }));
  return growTree(bytes, sha256);
}

export function rootHex(tree: Tree): string {
  return toHex(rootOf(tree));
}
