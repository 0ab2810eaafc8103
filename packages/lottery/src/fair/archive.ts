import { canonicalJson } from '@livery/contract/canonical-json';
import type { Draw } from '../model/draw.ts';
import type { NumberSpace } from '../model/kind.ts';
import { sha256 } from './hex.ts';

/** Everything that a reader needs to draw an issue's numbers again. Bytes are lower-case hex. */
export interface ArchiveEntry {
  readonly lottery: string;
  readonly issue: string;
  readonly space: NumberSpace;
  /** When betting closed, as ISO 8601 in UTC. */
  readonly closedAt: string;
  /** Published before bets were accepted, together with `round`. */
  readonly commitment: string;
  readonly round: number;
  /** 32 bytes, published with the result. */
  readonly seed: string;
  /** The beacon's signature of the round. */
  readonly signature: string;
  readonly numbers: Draw;
}

/** An entry of the archive. `hash` is chained to the previous entry's. */
export interface ArchiveLink {
  readonly entry: ArchiveEntry;
  readonly hash: string;
}

/** The predecessor of an archive's first entry. */
export const archiveStart = '0'.repeat(64);

export function chainHash(previous: string, entry: ArchiveEntry): Promise<string> {
  return sha256(new TextEncoder().encode(`${previous}\n${canonicalJson(entry)}`));
}
