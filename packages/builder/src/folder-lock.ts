import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

/** What is held is a few renames; a lock of this age has lost its owner, whoever has its number now. */
const stale = 30_000;
const pause = new Int32Array(new SharedArrayBuffer(4));

/**
 * Waits until no other process or thread holds `file` and holds it; answers what lets it go. The file names its owner, so that
 * the lock of a killed process is taken over. Throws when the folder cannot be written.
 */
export function holdLock(file: string): () => void {
  while (!taken(file)) {
    if (isAbandoned(file)) rmSync(file, { force: true });
    else Atomics.wait(pause, 0, 0, 5);
  }
  return () => rmSync(file, { force: true });
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function taken(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isAbandoned(file: string): boolean {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    // Between its making and its content a lock names nobody.
    return (owner !== 0 && !isRunning(owner)) || Date.now() - statSync(file).mtimeMs > stale;
  } catch {
    return false;
  }
}
