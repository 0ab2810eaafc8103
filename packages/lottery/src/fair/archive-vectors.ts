import type { ArchiveEntry, ArchiveLink } from './archive.ts';
import vectors from './archive.vectors.json' with { type: 'json' };

/**
 * An archive of real quicknet rounds. A program in another language drew its numbers and computed its hashes, so our
 * code is not tested against itself.
 */
export const recorded = vectors as readonly ArchiveLink[];

export const entries: readonly ArchiveEntry[] = recorded.map(({ entry }) => entry);
