import { lstatSync, readFileSync, readdirSync, type Dirent, type Stats } from 'node:fs';

// A brand is a dozen small files. Reading them synchronously takes a tenth of the time of asynchronous reads.

/** The entry at a path, without following links, or the error. */
export function statsAt(file: string): Stats | NodeJS.ErrnoException {
  return attempt(() => lstatSync(file));
}

export function bytesAt(file: string): Buffer | NodeJS.ErrnoException {
  return attempt(() => readFileSync(file));
}

/** The entries of a folder. A missing folder has none. */
export function entriesAt(folder: string): Dirent[] {
  const entries = attempt(() => readdirSync(folder, { withFileTypes: true }));
  return entries instanceof Error ? [] : entries;
}

function attempt<Value>(read: () => Value): Value | NodeJS.ErrnoException {
  try {
    return read();
  } catch (error) {
    return error as NodeJS.ErrnoException;
  }
}
