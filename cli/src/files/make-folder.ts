import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Makes a folder and those above it, each in its turn: asked for all at once, Node never answers where a disk such as /proc takes none. */
export async function makeFolder(folder: string): Promise<void> {
  const isThere = async (name: string): Promise<boolean> =>
    stat(name).then(
      (found) => found.isDirectory(),
      () => false,
    );
  if (await isThere(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder) await makeFolder(parent);
  await mkdir(folder).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST' && (await isThere(folder))) return;
    throw error.code === 'ENOENT' ? unwritable(folder, error) : error;
  });
}

/** What lies above is there, so that only the disk can have refused. */
export function unwritable(folder: string, cause: Error): Error {
  return Object.assign(new Error(`${folder} cannot be made.`, { cause }), { code: 'EROFS', path: folder });
}
