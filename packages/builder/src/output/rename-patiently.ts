import { renameSync } from 'node:fs';

const pause = new Int32Array(new SharedArrayBuffer(4));
const mostTries = 100;
const wait = 20;

/** Windows moves no folder while a scanner or an indexer reads a file of it, which lasts some milliseconds: asks again for two seconds. */
export function renamePatiently(from: string, to: string, { rename = renameSync, platform = process.platform } = {}): void {
  for (let tries = 1; ; tries += 1) {
    try {
      return rename(from, to);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (platform !== 'win32' || tries === mostTries || !['EPERM', 'EACCES', 'EBUSY'].includes(code)) throw error;
      Atomics.wait(pause, 0, 0, wait);
    }
  }
}
