import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../output/content-hash.ts';

export interface TreeState {
  /** Files and folders, below one folder. */
  paths: string[];
  /** Changes when one of them does. */
  hash: string;
}

/** The state of some paths. `youngest` is the latest change in milliseconds. */
interface Look {
  hash: string;
  youngest: number;
}

/**
 * Sizes, times and inodes of files and folders; null if one is gone. A folder changes when an entry is added, removed
 * or replaced. ctime counts too: no program can set it, so it reveals an edit that keeps size and mtime.
 */
export function lookAt(dir: string, paths: readonly string[]): Look | null {
  let youngest = 0;
  const lines: string[] = [];
  for (const path of paths) {
    const stats = lstatSync(join(dir, path), { throwIfNoEntry: false });
    if (stats === undefined) return null;
    youngest = Math.max(youngest, stats.mtimeMs, stats.ctimeMs);
    lines.push(`${path} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs} ${stats.ino}`);
  }
  return { hash: sha256(lines.join('\n')), youngest };
}

/** Every file and folder of a folder, itself included. Null if it is not there or holds a link, whose target would go unseen. */
export function pathsOf(dir: string, folder: string): string[] | null {
  try {
    const entries = readdirSync(join(dir, folder), { recursive: true, withFileTypes: true });
    if (entries.some((entry) => !entry.isFile() && !entry.isDirectory())) return null;
    const below = join(dir, folder).length + 1;
    return [folder, ...entries.map((entry) => join(folder, join(entry.parentPath, entry.name).slice(below)))].toSorted();
  } catch {
    return null;
  }
}
