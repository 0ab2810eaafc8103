import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync, writeFile } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { isMainThread, threadId } from 'node:worker_threads';
import { holdLock, isRunning } from './folder-lock.ts';

// The callback's, because a file handle of `fs/promises` costs more than the write of a small file.
const write = promisify(writeFile);

/** A bundle in the making, beside the folder that it will replace. */
export interface Draft {
  dir: string;
  write(path: string, content: Buffer | string): Promise<void>;
  /** Shares the file's bytes with the cache; copies where the file system cannot link. */
  link(path: string, source: string): void;
  /** Puts the draft in the place of the previous bundle. */
  adopt(): void;
  discard(): void;
}

const openDrafts = new Set<string>();
/** Folders in which threads of this program may be at work. */
const shared = new Set<string>();
const pause = new Int32Array(new SharedArrayBuffer(4));
/** Milliseconds that threads get to notice that their drafts are gone. */
const longest = 2000;
let drafts = 0;

// What Ctrl-C ends through `process.exit` tidies up after itself; after a kill the next build does.
process.on('exit', () => {
  for (const dir of openDrafts) rmSync(dir, { recursive: true, force: true });
  if (isMainThread) for (const outDir of shared) removeOwn(outDir);
});

/** A thread that is at work when the program ends hears of no exit, and writes on until a folder is missing. */
function removeOwn(outDir: string): void {
  const until = performance.now() + longest;
  const own = new RegExp(`\\.${process.pid}-\\d+-\\d+\\.draft$`);
  const left = (): string[] => draftsIn(outDir).filter((name) => own.test(name));
  for (let names = left(); names.length > 0 && performance.now() < until; names = left()) {
    for (const name of names) tryRemove(join(outDir, name));
    Atomics.wait(pause, 0, 0, 20);
  }
}

/** Written to meanwhile, a folder may not be empty when it goes. */
function tryRemove(dir: string): void {
  try {
    rmSync(dir, { recursive: true, force: true });
  } catch {
    // The next round finds it again.
  }
}

function draftsIn(outDir: string): string[] {
  try {
    return readdirSync(outDir).filter((name) => name.endsWith('.draft'));
  } catch {
    return [];
  }
}

/**
 * Starts a bundle that will stand in `out`. Until `adopt` the previous one is untouched. Several may be open for one folder, in
 * one process or in many: each is whole, and the last one adopted stands.
 */
export function openDraft(out: string): Draft {
  mkdirSync(dirname(out), { recursive: true });
  recoverOutput(out);
  const dir = beside(out, `${process.pid}-${threadId}-${drafts++}.draft`);
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
  openDrafts.add(dir);
  return {
    dir,
    write: (path, content) => write(prepare(path), content),
    link(path, source) {
      const target = prepare(path);
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target);
      }
    },
    adopt() {
      const previous = previousOf(out);
      underLock(out, () => {
        putBack(out);
        if (existsSync(out)) renameSync(out, previous);
        renameSync(dir, out);
        rmSync(previous, { recursive: true, force: true });
      });
      openDrafts.delete(dir);
    },
    discard() {
      rmSync(dir, { recursive: true, force: true });
      openDrafts.delete(dir);
    },
  };
}

/** A run that was killed between the two renames left the bundle under its second name: it gets its own back. */
export function recoverOutput(out: string): void {
  if (existsSync(previousOf(out))) underLock(out, () => putBack(out));
}

/** Removes the drafts in `outDir` whose process is gone, and when this one ends those of its threads. */
export function clearStaleDrafts(outDir: string): void {
  shared.add(outDir);
  for (const name of draftsIn(outDir)) {
    const owner = /\.(\d+)-\d+-\d+\.draft$/.exec(name)?.[1];
    if (owner && !isRunning(Number(owner))) rmSync(join(outDir, name), { recursive: true, force: true });
  }
}

function putBack(out: string): void {
  const previous = previousOf(out);
  if (!existsSync(previous)) return;
  if (existsSync(out)) rmSync(previous, { recursive: true, force: true });
  else renameSync(previous, out);
}

/** Two builds that renamed at once would each find the other's half. */
function underLock(out: string, act: () => void): void {
  const release = holdLock(beside(out, 'lock'));
  try {
    act();
  } finally {
    release();
  }
}

function previousOf(out: string): string {
  return beside(out, 'previous');
}

/** Hidden, so that what uploads every folder of `dist/` never takes a half one. */
function beside(out: string, suffix: string): string {
  return join(dirname(out), `.${basename(out)}.${suffix}`);
}
