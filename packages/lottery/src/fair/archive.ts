import { canonicalJson } from '@livery/contract/canonical-json';
import type { Draw } from '../model/draw.ts';
import type { NumberSpace } from '../model/kind.ts';
import { sha256 } from './hex.ts';

/** All that a reader needs to draw an issue's numbers again. Bytes are lower-case hex. */
export interface ArchiveEntry {
  readonly lottery: string;
  readonly issue: string;
  readonly space: NumberSpace;
  /** When bets ended, as ISO 8601 in UTC. */
  readonly closedAt: string;
  /** Published before bets were taken, with `round`. */
  readonly commitment: string;
  readonly round: number;
  /** 32 bytes, published with the result. */
  readonly seed: string;
  /** The beacon's, of the round. */
  readonly signature: string;
  readonly numbers: Draw;
}

/** An entry of the archive. `hash` is chained to the previous entry's. */
export interface ArchiveLink {
  readonly entry: ArchiveEntry;
  readonly hash: string;
}

/** What the first entry of an archive follows. */
export const archiveStart = '0'.repeat(64);

export function chainHash(previous: string, entry: ArchiveEntry): Promise<string> {
  return sha256(new TextEncoder().encode(`${previous}\n${canonicalJson(entry)}`));
}
