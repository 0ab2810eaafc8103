import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { requireWorkFolder } from '@livery/builder/write-place';
import { makeFolder } from '../files/make-folder.ts';

/** `.livery/` beside `brands/`, or a folder in it, for bundles and pictures that only comparisons need. */
export function workFolder(root: string, part: 'sites' | 'pictures' | 'gallery' | '' = ''): string {
  return path.join(root, '.livery', part);
}

/** Creates `.livery/` beside `brands/`. Git ignores it, because it can be rebuilt. Throws `TargetRefused` if it is a link elsewhere. */
export async function openWorkFolder(root: string): Promise<string> {
  requireWorkFolder(root);
  const folder = workFolder(root);
  await makeFolder(folder);
  await writeFile(path.join(folder, '.gitignore'), '*\n', { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return folder;
}
