import { constants, existsSync } from 'node:fs';
import { access, readdir, readFile, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { findRoot } from '../project/find-root.ts';
import { broken, fine, unknown, type Check, type Finding } from './check.ts';

/** A bundle takes about 2 MB and a compiled portal 15. With less space a build of many brands may fail midway. */
const leastSpace = 200 * 1000 ** 2;

/** Checks the folder with `brands/`, and whether livery can write there. */
export function placeChecks(cwd: string): Check[] {
  const root = findRoot(cwd);
  const place = root ?? cwd;
  return [
    { name: 'brands', run: () => checkBrands(root) },
    { name: 'rights', run: () => checkRights(place) },
    { name: 'space', run: () => checkSpace(place) },
    { name: 'cache', run: () => checkCache(path.join(place, '.livery/core')) },
  ];
}

async function checkBrands(root: string | null): Promise<Finding> {
  if (root === null)
    return unknown('There is no brands/ folder here or in any folder above.', 'Go to the project, or start with: livery new <code>');
  const { listBrands } = await import('@livery/brand');
  const codes = await listBrands(root);
  return codes.length === 0
    ? unknown('brands/ is empty.', 'Start with: livery new <code>')
    : fine(`${codes.length} ${codes.length === 1 ? 'brand' : 'brands'} in ${path.join(root, 'brands')}.`);
}

async function checkRights(place: string): Promise<Finding> {
  for (const folder of ['brands', 'dist', '.livery']) {
    const wanted = path.join(place, folder);
    const found = existsSync(wanted) ? wanted : place;
    if (!(await stat(found)).isDirectory()) return broken(`${found} is a file where a folder must be.`, 'Move that file away.');
    const isWritable = await access(found, constants.W_OK).then(
      () => true,
      () => false,
    );
    if (!isWritable) return broken(`${found} cannot be written.`, 'Give the current user the right to write there.');
  }
  return fine(`${place} can be written.`);
}

async function checkSpace(place: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(place);
  const free = bavail * bsize;
  const text = `${(free / 1000 ** 3).toFixed(1)} GB free.`;
  return free < leastSpace ? broken(text, 'Make room: a build needs 0.2 GB.') : fine(text);
}

async function checkCache(folder: string): Promise<Finding> {
  const names = existsSync(folder) ? (await readdir(folder)).filter((name) => !/\.(tmp|lock)$/.test(name)) : [];
  if (names.length === 0)
    return fine('No compiled portal is kept: a first build takes a few seconds more where none comes with the package.');
  for (const name of names) {
    const record = path.join(folder, name, 'core.json');
    if (!(await isJson(record))) return broken(`${record} cannot be read.`, `Remove it: rm -rf ${path.join(folder, name)}`);
  }
  return fine(`${names.length} compiled ${names.length === 1 ? 'portal is' : 'portals are'} kept in ${folder}.`);
}

async function isJson(file: string): Promise<boolean> {
  try {
    JSON.parse(await readFile(file, 'utf8'));
    return true;
  } catch {
    return false;
  }
}
