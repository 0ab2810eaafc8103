import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFile,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { isMainThread, threadId } from 'node:worker_threads';
import { inspectBundle, removeBundle, type Standing } from './bundle-proof.ts';
import { holdLock } from './folder-lock.ts';
import { setAside } from './old-bundles.ts';
import { isGone, processName } from './process-name.ts';
import { renamePatiently } from './rename-patiently.ts';
import { TargetRefused } from './target-refused.ts';

// The callback's, because a file handle of `fs/promises` costs more than the write of a small file.
const write = promisify(writeFile);

/** A bundle in the making, beside the folder that it will replace. */
export interface Draft {
  dir: string;
  write(path: string, content: Buffer | string): Promise<void>;
  /** Hard-links the cached file, or copies it if the file system cannot link. */
  link(path: string, source: string): void;
  /**
   * Replaces the previous bundle with the draft; `removeOldBundles` deletes the previous one. Throws `TargetRefused` if
   * the folder now has anything else.
   */
  adopt(): void;
  discard(): void;
}

const openDrafts = new Set<string>();
/** Folders in which threads of this program may be at work. */
const shared = new Set<string>();
const pause = new Int32Array(new SharedArrayBuffer(4));
/** Milliseconds that threads get to notice that their drafts are gone. */
const longest = 2000;
/** An empty file that a folder was made as a draft with: only such a one is removed when its process is gone. */
const draftMark = '.livery-draft';
let drafts = 0;

// A build ended by Ctrl-C through `process.exit` cleans up. After a kill, the next build does.
process.on('exit', (code) => {
  for (const dir of openDrafts) removeDraft(dir);
  // Threads are still busy only if the program was interrupted.
  if (isMainThread) for (const outDir of shared) removeOwn(outDir, code === 0 ? 1 : 3);
});

/**
 * Threads get no exit event: a thread that is busy when the program ends keeps writing until its folder is gone. It may
 * also be between two drafts, so the search stops only after `rounds` empty scans in a row.
 */
function removeOwn(outDir: string, rounds: number): void {
  const until = performance.now() + longest;
  const own = new RegExp(`\\.${processName}-\\d+-\\d+\\.draft$`);
  for (let empty = 0; performance.now() < until; Atomics.wait(pause, 0, 0, 20)) {
    const names = draftsIn(outDir).filter((name) => own.test(name));
    for (const name of names) if (isDraft(join(outDir, name))) takeAway(join(outDir, name));
    empty = names.length === 0 ? empty + 1 : 0;
    if (empty >= rounds) return;
  }
}

/** Renames the folder first, so that nothing writes to it during removal. The new name is a name of drafts too. */
function takeAway(dir: string): void {
  const moved = dir.replace(/\.draft$/, `${Date.now()}.draft`);
  try {
    renameSync(dir, moved);
    removeDraft(moved);
  } catch {
    // The next round finds it again.
  }
}

function draftsIn(outDir: string): string[] {
  return hiddenIn(outDir).filter((name) => name.endsWith('.draft'));
}

function hiddenIn(outDir: string): string[] {
  try {
    return readdirSync(outDir).filter((name) => name.startsWith('.'));
  } catch {
    return [];
  }
}

function isDraft(dir: string): boolean {
  return lstatSync(dir, { throwIfNoEntry: false })?.isDirectory() === true && existsSync(join(dir, draftMark));
}

/** Removes the mark last, so that an interrupted removal can be recognised. */
function removeDraft(dir: string): void {
  for (const name of existsSync(dir) ? readdirSync(dir) : [])
    if (name !== draftMark) rmSync(join(dir, name), { recursive: true, force: true });
  rmSync(dir, { recursive: true, force: true });
}

/** The thread's next unused number, which belongs to the draft only. */
function makeDraft(out: string): string {
  for (;;) {
    const dir = beside(out, `${processName}-${threadId}-${drafts++}.draft`);
    try {
      mkdirSync(dir);
      writeFileSync(join(dir, draftMark), '');
      return dir;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/**
 * Starts a draft of the bundle in `out`, a folder named by the brand's code. The previous bundle stays until `adopt`.
 * Several drafts of a folder may exist, in one process or many: each is complete, and the last one adopted wins. Throws
 * `TargetRefused` if another file has the name that a replaced bundle gets.
 */
export function openDraft(out: string): Draft {
  mkdirSync(dirname(out), { recursive: true });
  recoverOutput(out);
  const dir = makeDraft(out);
  const folders = new Set(['.']);
  // Not made again when the draft is gone: a thread that is at work when the program ends would bring it back.
  const makeFolder = (path: string): void => {
    if (folders.has(path)) return;
    makeFolder(dirname(path));
    mkdirSync(join(dir, path));
    folders.add(path);
  };
  const prepare = (path: string): string => {
    makeFolder(dirname(path));
    return join(dir, path);
  };
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
        const standing = requireReplaceable(out);
        unlinkSync(join(dir, draftMark));
        if (standing !== null) renamePatiently(out, previous);
        try {
          renamePatiently(dir, out);
        } catch (error) {
          putBack(out);
          throw error;
        }
        openDrafts.delete(dir);
        if (standing !== null) setAside(previous, out, standing);
      });
    },
    discard() {
      removeDraft(dir);
      openDrafts.delete(dir);
    },
  };
}

/**
 * The brand's bundle in `out`, or an empty folder; null if there is neither. Throws `TargetRefused` if `out`, or the name that a replaced
 * bundle gets, has anything that no build of this brand made.
 */
export function requireReplaceable(out: string): Extract<Standing, { kind: 'bundle' }> | null {
  const [standing] = [out, previousOf(out)].map((dir) => {
    const found = inspectBundle(dir, basename(out));
    if (found.kind === 'foreign') throw new TargetRefused(`${dir} is not replaced: ${found.why}.`, found.hint);
    return found.kind === 'nothing' ? null : found;
  });
  return standing ?? null;
}

/** A run that was killed between the two renames left the bundle under its second name: it gets its own back. */
export function recoverOutput(out: string): void {
  if (existsSync(previousOf(out))) underLock(out, () => putBack(out));
}

/**
 * Removes drafts and replaced bundles in `outDir` whose process has ended. When this process ends, it removes the drafts of its threads.
 */
export function clearStaleDrafts(outDir: string): void {
  shared.add(outDir);
  for (const name of hiddenIn(outDir)) {
    const [, code = '', owner] = /^\.(.+)\.(\d+(?:@[0-9a-f]{8})?)-\d+-\d+\.(?:draft|old)$/.exec(name) ?? [];
    const dir = join(outDir, name);
    const stats = lstatSync(dir, { throwIfNoEntry: false });
    if (owner === undefined || stats === undefined || !isGone(owner, stats.mtimeMs)) continue;
    if (isDraft(dir)) removeDraft(dir);
    // An old bundle, or a draft that was killed before it had its mark or after it had lost it.
    else removeLost(dir, inspectBundle(dir, code));
  }
}

function removeLost(dir: string, standing: Standing): void {
  if (standing.kind === 'bundle') removeBundle(dir, standing);
}

function putBack(out: string): void {
  const previous = previousOf(out);
  const standing = inspectBundle(previous, basename(out));
  if (standing.kind === 'nothing') return;
  if (standing.kind === 'foreign') throw new TargetRefused(`${previous} is not replaced: ${standing.why}.`, standing.hint);
  if (lstatSync(out, { throwIfNoEntry: false }) !== undefined) removeBundle(previous, standing);
  else renamePatiently(previous, out);
}

/** Two builds that renamed at once would each find half of the other. */
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

/** Hidden, so that an upload of every folder in `dist/` never includes an incomplete one. */
function beside(out: string, suffix: string): string {
  return join(dirname(out), `.${basename(out)}.${suffix}`);
}
