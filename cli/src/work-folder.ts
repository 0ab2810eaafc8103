import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Makes `.livery/` beside `brands/`, which holds only what can be made again and so tells git to leave it out; answers its path. */
export async function openWorkFolder(root: string): Promise<string> {
  const folder = path.join(root, '.livery');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, '.gitignore'), '*\n', { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return folder;
}
