import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { builderFolder } from '../builder-folder.ts';
import { TargetRefused } from './target-refused.ts';

/** Folders of git and npm, which only they may write. */
const keptByOthers: readonly string[] = ['.git', 'node_modules'];
/** The folders of the repository that the engine is written in. */
const engineSources: readonly string[] = ['packages', 'cli', 'schemas', 'scripts', 'e2e', 'docs'];

export interface PlaceOptions {
  /** The alternative. */
  hint: string;
  /** The one folder below `.livery` that the writer itself keeps there, e.g. `sites`; an empty text is `.livery` itself. */
  kept?: string;
}

/**
 * Refuses an output folder among the sources: the project's own folder and its parents, brand folders, the engine's sources, folders of
 * git and npm, and `.livery`. Links are resolved first. Returns the real path, whose last parts may not exist yet.
 *
 * @throws TargetRefused
 */
export function requirePlace(root: string, target: string, { hint, kept }: PlaceOptions): string {
  const refuse = (why: string): TargetRefused => new TargetRefused(`Nothing is written to ${target}: ${why}.`, hint);
  const place = realPlace(target, hint);
  const project = realpathSync(root);
  if (place === project) throw refuse('it is the folder of the project itself');
  if (isWithin(project, place)) throw refuse(`it holds the project ${project}`);
  for (const folder of brandFolders(project)) {
    if (isWithin(place, folder)) throw refuse(`it lies in ${relative(project, folder) || folder}, where brands have their sources`);
    if (isWithin(folder, place)) throw refuse(`it holds ${folder}, where a brand has its sources`);
  }
  const other = strangerIn(project, place);
  if (other !== undefined) throw refuse(`it lies in a folder ${other}, which another program keeps`);
  for (const checkout of new Set([project, join(builderFolder, '../../..')])) {
    const [first = ''] = isCheckout(checkout) ? partsBelow(checkout, place) : [];
    if (engineSources.includes(first)) throw refuse(`it lies in ${join(checkout, first)}, which holds sources of the engine`);
  }
  const [first, ...below] = partsBelow(project, place);
  if (first === '.livery' && (kept === undefined || (kept === '' ? below.length > 0 : below[0] !== kept)))
    throw refuse('it lies in .livery, which livery fills and empties by itself');
  return place;
}

/**
 * Refuses a file of a brand, or one that livery keeps for it, if a link leads out of the project or into another brand's folder. An edit
 * would change a file that the user did not name.
 *
 * @throws TargetRefused
 */
export function requireBrandFile(root: string, file: string): void {
  const hint = 'Put the file itself in the place of the link, or edit where the link leads.';
  const place = realPlace(file, hint);
  const project = realpathSync(root);
  const named = resolve(project, relative(root, file));
  if (place === named) return;
  const refuse = (why: string): TargetRefused => new TargetRefused(`${file} is not written: it leads to ${place}, ${why}.`, hint);
  if (!isWithin(place, project)) throw refuse('outside of the project');
  const [first, folder] = partsBelow(project, place);
  if (first === 'brands' && folder !== partsBelow(project, named)[1]) throw refuse('the folder of another brand');
  const own = [...keptByOthers, '.livery', ...(isCheckout(project) ? engineSources : [])];
  if (first !== undefined && own.includes(first)) throw refuse('which is no place for a brand');
}

/**
 * Refuses a `.livery` that links to a folder where livery may not write, or that contains a link, since old files below it are removed.
 *
 * @throws TargetRefused
 */
export function requireWorkFolder(root: string): void {
  const folder = join(root, '.livery');
  const hint = 'Remove the link: livery makes the folder again.';
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  if (stats === undefined || stats.isFile()) return;
  if (stats.isSymbolicLink()) {
    const place = requirePlace(root, folder, { hint, kept: '' });
    const isOwn = existsSync(join(place, '.gitignore')) && readFileSync(join(place, '.gitignore'), 'utf8') === '*\n';
    if (!isOwn && readdirSync(place).length > 0)
      throw new TargetRefused(`Nothing is written to ${folder}: it is a link to ${place}, which livery has not filled.`, hint);
  }
  const link = readdirSync(folder, { withFileTypes: true }).find((entry) => entry.isSymbolicLink());
  if (link !== undefined)
    throw new TargetRefused(
      `Nothing is written to ${join(folder, link.name)}: it is a link, and livery removes what grows old there.`,
      hint,
    );
}

/**
 * Where a path leads when all links are followed, though its last parts are not there yet.
 *
 * @throws TargetRefused for a link that leads nowhere
 */
export function realPlace(path: string, hint: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ELOOP' && code !== 'ENOTDIR') throw error;
    if (isLink(path)) throw new TargetRefused(`Nothing is written to ${path}: it is a link that leads nowhere.`, hint);
    const parent = dirname(path);
    if (parent === path) throw error;
    return join(realPlace(parent, hint), basename(path));
  }
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

/** `brands/`, and where its links lead. */
function brandFolders(project: string): string[] {
  const brands = join(project, 'brands');
  if (!existsSync(brands)) return [];
  const links = readdirSync(brands, { withFileTypes: true }).filter((entry) => entry.isSymbolicLink());
  const linked = links.map(({ name }) => join(brands, name)).filter((folder) => existsSync(folder));
  return [...new Set([brands, ...[brands, ...linked].map((folder) => realpathSync(folder))])];
}

/** A folder of another program on the path, unless the project itself is inside it. */
function strangerIn(project: string, place: string): string | undefined {
  const shared = place.split(sep).findIndex((part, index) => part !== project.split(sep)[index]);
  return shared === -1
    ? undefined
    : place
        .split(sep)
        .slice(shared)
        .find((part) => keptByOthers.includes(part));
}

function isCheckout(folder: string): boolean {
  return ['packages/portal/package.json', 'schemas/brand.schema.json'].every((file) => existsSync(join(folder, file)));
}

/** Whether a path is the folder or below it; both are absolute. */
export function isWithin(place: string, folder: string): boolean {
  return place === folder || place.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** The parts of a path below a folder; none if it is elsewhere. */
function partsBelow(folder: string, place: string): string[] {
  return place !== folder && isWithin(place, folder) ? relative(folder, place).split(sep) : [];
}
