import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { compareEntries, type Standing } from '@livery/builder/bundle-proof';
import { TargetRefused } from '@livery/builder/target-refused';
import { requirePlace } from '@livery/builder/write-place';
import { isPage } from '../pages/write-page.ts';

const pageName = 'index.html';

/**
 * Refuses a folder that contains anything but an earlier gallery. A gallery's page names all its pictures. It is written before
 * them, and old ones are deleted before it is written again.
 *
 * @throws TargetRefused
 */
export function requireGalleryFolder(root: string, folder: string): Extract<Standing, { kind: 'bundle' }> {
  const hint = 'Name an empty folder with --out.';
  const place = requirePlace(root, folder, { hint, kept: 'gallery' });
  if (!existsSync(place) || readdirSync(place).length === 0) return { kind: 'bundle', files: [], folders: [] };
  const page = path.join(place, pageName);
  const text = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const pictures = [...text.matchAll(/<a href="(pictures\/[a-z0-9-]+\/[a-z0-9-]+\.png)">/g)].map(([, picture = '']) => picture);
  const found: ReturnType<typeof compareEntries> = isPage(text, 'gallery')
    ? compareEntries(place, new Set([pageName, ...pictures]))
    : { kind: 'foreign', why: 'it is a folder that livery gallery has not made', hint };
  if (found.kind === 'bundle') return found;
  throw new TargetRefused(`${folder} is not written over: ${found.why}.`, `Move what is yours to another place. ${hint}`);
}

/** Deletes the pictures of an earlier gallery, but not its page. Throws like `requireGalleryFolder`. */
export function clearGallery(root: string, folder: string): void {
  const { files, folders } = requireGalleryFolder(root, folder);
  for (const file of files) if (file !== pageName) rmSync(path.join(folder, file));
  for (const each of folders.toSorted((one, other) => other.length - one.length)) rmdirSync(path.join(folder, each));
}
