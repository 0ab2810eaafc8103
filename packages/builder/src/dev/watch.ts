import { existsSync, readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import { join, sep } from 'node:path';

export interface FolderWatch {
  close(): void;
}

/**
 * Reports the path of every change below a folder. One watcher per folder needs no polling, notices files that an
 * editor swaps in, and works the same on every system.
 */
export function watchFolder(root: string, onChange: (file: string) => void): FolderWatch {
  const watchers = new Map<string, FSWatcher>();

  const forget = (dir: string): void => {
    for (const [watched, watcher] of watchers) {
      if (watched !== dir && !watched.startsWith(dir + sep)) continue;
      watcher.close();
      watchers.delete(watched);
    }
  };
  const add = (dir: string): void => {
    if (watchers.has(dir)) return;
    try {
      const watcher = watch(dir, (_event, name) => changed(dir, name));
      watcher.on('error', () => forget(dir));
      watchers.set(dir, watcher);
      for (const entry of readdirSync(dir)) if (isFolder(join(dir, entry))) add(join(dir, entry));
    } catch {
      // Deleted before it could be read. The parent folder's watcher reports that.
      forget(dir);
    }
  };
  const changed = (dir: string, name: string | null): void => {
    const file = name === null ? dir : join(dir, name);
    if (isFolder(file)) add(file);
    else if (watchers.has(file) && !existsSync(file)) forget(file);
    onChange(file);
  };

  add(root);
  return { close: () => forget(root) };
}

/** The same for a folder in `parent` that may come and go. */
export function watchSubfolder(parent: string, name: string, onChange: () => void): FolderWatch {
  const folder = join(parent, name);
  let inside: FolderWatch | null = null;
  const follow = (): void => {
    const isHere = isFolder(folder);
    if (isHere === (inside !== null)) return;
    inside?.close();
    inside = isHere ? watchFolder(folder, onChange) : null;
  };
  const outside = watch(parent, (_event, changed) => {
    if (changed !== null && changed !== name) return;
    follow();
    onChange();
  });
  outside.on('error', () => outside.close());
  follow();
  return {
    close() {
      outside.close();
      inside?.close();
    },
  };
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
