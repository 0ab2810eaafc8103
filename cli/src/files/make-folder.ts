import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Creates a folder and its parents one by one, because Node's recursive mkdir never returns on file systems such as /proc. */
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

/** The parent exists, so only the disk can have refused. */
export function unwritable(folder: string, cause: Error): Error {
  return Object.assign(new Error(`${folder} cannot be made.`, { cause }), { code: 'EROFS', path: folder });
}
