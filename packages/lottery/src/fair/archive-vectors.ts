import { readFileSync } from 'node:fs';
import type { ArchiveEntry, ArchiveLink } from './archive.ts';

/**
 * An archive of real quicknet rounds. A program in another language drew its numbers and made its hashes, so that our code is not
 * held against itself.
 */
export const recorded = JSON.parse(readFileSync(new URL('archive.vectors.json', import.meta.url), 'utf8')) as readonly ArchiveLink[];

export const entries: readonly ArchiveEntry[] = recorded.map(({ entry }) => entry);
