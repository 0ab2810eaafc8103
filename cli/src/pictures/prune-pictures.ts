import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { listBrands } from '@livery/brand';
import { readAccepted } from './accepted.ts';
import { workFolder } from '../project/work-folder.ts';

const keptDays = 30;

/** Removes pictures that were not drawn in the last month, except the accepted ones. */
export async function prunePictures(root: string): Promise<void> {
  const records = (await listBrands(root)).map(async (code) => (await readAccepted(root, code)).pictures);
  const accepted = new Set((await Promise.all(records)).map((pictures) => path.join(pictures?.camera ?? '', pictures?.build ?? '')));
  const folder = workFolder(root, 'pictures');
  const oldest = Date.now() - keptDays * 86_400_000;
  for (const camera of await namesIn(folder)) {
    for (const build of await namesIn(path.join(folder, camera))) {
      const pictures = path.join(folder, camera, build);
      if (accepted.has(path.join(camera, build)) || (await stat(pictures)).mtimeMs > oldest) continue;
      await rm(pictures, { recursive: true, force: true });
    }
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}
