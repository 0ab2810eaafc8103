import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a page where somebody asked for it, or below `.livery/`; answers its absolute path. */
export async function writePage(root: string, page: string, name: string, wanted?: string): Promise<string> {
  const file = wanted === undefined ? path.join(root, '.livery', name) : path.resolve(wanted);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, page);
  return file;
}
