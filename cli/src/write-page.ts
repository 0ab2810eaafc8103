import path from 'node:path';
import { openWorkFolder } from './work-folder.ts';
import { writeWhole } from './write-whole.ts';

/** Writes a page where somebody asked for it, or below `.livery/`; answers its absolute path. */
export async function writePage(root: string, page: string, name: string, wanted?: string): Promise<string> {
  const file = wanted === undefined ? path.join(await openWorkFolder(root), name) : path.resolve(wanted);
  await writeWhole(file, page);
  return file;
}
