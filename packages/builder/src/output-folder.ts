import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A bundle in the making, beside the folder that it will replace. */
export interface Draft {
  dir: string;
  write(path: string, content: Buffer | string): void;
  /** Shares the file's bytes with the cache; copies where the file system cannot link. */
  link(path: string, source: string): void;
  /** Puts the draft in the place of the previous bundle. */
  adopt(): void;
  discard(): void;
}

/** Starts a bundle that will stand in `out`. Until `adopt` the previous one is untouched. */
export function openDraft(out: string): Draft {
  recoverOutput(out);
  const dir = `${out}.${process.pid}.draft`;
  const folders = new Set<string>();
  const prepare = (path: string): string => {
    const target = join(dir, path);
    const folder = dirname(target);
    if (!folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      folders.add(folder);
    }
    return target;
  };
  rmSync(dir, { recursive: true, force: true });
  return {
    dir,
    write: (path, content) => writeFileSync(prepare(path), content),
    link(path, source) {
      const target = prepare(path);
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target);
      }
    },
    adopt() {
      const previous = `${out}.previous`;
      if (existsSync(out)) renameSync(out, previous);
      renameSync(dir, out);
      rmSync(previous, { recursive: true, force: true });
    },
    discard: () => rmSync(dir, { recursive: true, force: true }),
  };
}

/** A run that was killed between the two renames left the bundle under its second name: it gets its own back. */
export function recoverOutput(out: string): void {
  const previous = `${out}.previous`;
  if (!existsSync(previous)) return;
  if (existsSync(out)) rmSync(previous, { recursive: true, force: true });
  else renameSync(previous, out);
}

/** Removes the drafts in `outDir` whose process is gone. */
export function clearStaleDrafts(outDir: string): void {
  if (!existsSync(outDir)) return;
  for (const name of readdirSync(outDir)) {
    const owner = /\.(\d+)\.draft$/.exec(name)?.[1];
    if (owner && !isRunning(Number(owner))) rmSync(join(outDir, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
