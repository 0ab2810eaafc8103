import { lstatSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { isGone, processName } from './process-name.ts';
import { TargetRefused } from './target-refused.ts';

/** A lock is held for a few renames only: at this age its owner is gone, even if another process has its number now. */
const stale = 30_000;
const pause = new Int32Array(new SharedArrayBuffer(4));

/**
 * Waits for the lock `file`, takes it, and returns a function that releases it. The file names its owner, so the lock of a killed process
 * can be taken. Throws if the folder is not writable, and `TargetRefused` if the file is not a lock.
 */
export function holdLock(file: string): () => void {
  while (!taken(file)) {
    if (isAbandoned(file)) rmSync(file, { force: true });
    else Atomics.wait(pause, 0, 0, 5);
  }
  return () => rmSync(file, { force: true });
}

/** A dangling symlink whose target is the owner's name. Unlike a file, it never exists without its content. */
function taken(file: string): boolean {
  try {
    symlinkSync(processName, file);
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    if (!['EPERM', 'ENOSYS', 'ENOTSUP'].includes(code)) throw error;
    return takenByFile(file);
  }
}

/** If the disk or permissions do not allow links. */
function takenByFile(file: string): boolean {
  try {
    writeFileSync(file, processName, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isAbandoned(file: string): boolean {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (stats === undefined) return false;
  const owner = stats.isFile() || stats.isSymbolicLink() ? ownerIn(file, stats.isSymbolicLink()) : null;
  if (owner === null) throw new TargetRefused(`${file} is not replaced: it is not the lock of a build.`, 'Move it to another place.');
  // A new lock file is empty until its owner has been written.
  return (owner !== '' && isGone(owner, stats.mtimeMs)) || Date.now() - stats.mtimeMs > stale;
}

/** The process that a lock names; null if the text is anything else. */
function ownerIn(file: string, isLink: boolean): string | null {
  try {
    const text = isLink ? readlinkSync(file) : readFileSync(file, 'utf8');
    return /^(?:\d+(?:@[0-9a-f]{8})?)?$/.test(text) ? text : null;
  } catch (error) {
    // Released in the meantime, and perhaps taken again in the other form.
    if (['ENOENT', 'EINVAL'].includes((error as NodeJS.ErrnoException).code ?? '')) return '';
    throw error;
  }
}
