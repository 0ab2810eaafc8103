import path from 'node:path';
import type { BrandSource, BrandSources } from './brand-source.ts';
import { isJsonObject } from '../json/json-value.ts';
import { nearestWord } from '../json/nearest-word.ts';
import { printable } from '../printable.ts';
import type { Problem } from '../json/problem.ts';
import { entriesAt } from '../json/read-at-once.ts';
import { readLoosely } from '../json/read-source.ts';
import { toProblem } from '../json/source-file.ts';

const mostParents = 3;

/** A brand's parents, nearest first, as far as they can be resolved. */
export interface Lineage {
  parents: BrandSource[];
  problems: Problem[];
}

/** Follows `extends` from file to file. A parent's faults are reported at their place in the parent's file. */
export function readLineage(sources: BrandSources, brand: BrandSource): Lineage {
  const lineage: Lineage = { parents: [], problems: [] };
  const chain = [brand];
  for (let last = brand; ;) {
    const name = last.file?.['extends'];
    if (typeof name !== 'string') break;
    const { source } = last;
    const refuse = (message: string, hint: string) => {
      lineage.problems.push(toProblem(source, { rule: 'extends', pointer: '/extends', message, hint }));
      return lineage;
    };
    const names = chain.map(({ folder }) => folder);
    if (names.includes(name))
      return refuse(
        name === last.folder ? `"${name}" extends itself.` : `"${name}" extends itself: ${[...names, name].join(' → ')}.`,
        'Take one of these "extends" away.',
      );
    if (lineage.parents.length === mostParents)
      return refuse(`${[...names, name].join(' → ')} is a chain of more than ${mostParents} parents.`, 'Merge two of them into one.');
    const folders = sources.names('brands');
    if (!folders.includes(name)) {
      const near = nearestWord(name, folders);
      return refuse(
        `There is no brands/${name} to extend.`,
        near === null ? `Make brands/${name}/brand.json, or remove "extends".` : `Did you mean "${near}"?`,
      );
    }
    const parent = sources.brand(name, 'parent');
    const errors = parent.problems.filter(({ severity }) => severity === 'error');
    const [first] = errors;
    if (first !== undefined)
      refuse(
        `The parent "${name}" has ${errors.length === 1 ? 'an error' : `${errors.length} errors`}.`,
        `Fix ${first.file}:${first.line}:${first.column} first.`,
      );
    lineage.problems.push(...parent.problems);
    lineage.parents.push(parent);
    chain.push(parent);
    last = parent;
  }
  return lineage;
}

/** The `extends` of a file, even if the rest of it is faulty. Null if it has none. */
export function readParent(root: string, folder: string): string | null {
  const file = readLoosely(root, `brands/${folder}/brand.json`);
  return isJsonObject(file) && typeof file['extends'] === 'string' ? file['extends'] : null;
}

/** The folders of `brands/`, sorted. A folder whose name a terminal cannot show is not a brand. */
export function listFolders(root: string): string[] {
  return entriesAt(path.join(root, 'brands'))
    .filter((entry) => (entry.isDirectory() || entry.isSymbolicLink()) && !entry.name.startsWith('.'))
    .map(({ name }) => printable(name))
    .toSorted();
}
