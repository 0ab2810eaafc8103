import path from 'node:path';
import type { SourceFile } from './source-files.ts';

/**
 * Groups of files of one package that import each other in a circle, sorted. Types and dynamic imports count: a circle
 * of types breaks nothing at run time, but none of its files can be read or moved without the others.
 */
export function findCircles(files: readonly Pick<SourceFile, 'path' | 'imports'>[], home: string): string[][] {
  const own = files.filter((file) => file.path.startsWith(home));
  const known = new Set(own.map((file) => file.path));
  const next = new Map(own.map((file) => [file.path, file.imports.flatMap((to) => resolve(file.path, to, home, known))]));
  return components(next)
    .filter((group) => group.length > 1 || next.get(group[0] ?? '')?.includes(group[0] ?? ''))
    .map((group) => group.toSorted())
    .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1));
}

const endings = ['', '.ts', '.tsx', '/index.ts'];

function resolve(from: string, to: string, home: string, known: ReadonlySet<string>): string[] {
  if (!/^[.#]/.test(to)) return [];
  const target = to.startsWith('#') ? `${home}src/${to.slice(1)}` : path.posix.join(path.posix.dirname(from), to);
  return endings.map((ending) => target + ending).filter((file) => known.has(file));
}

/** Strongly connected components, after Tarjan. */
function components(next: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const index = new Map<string, number>();
  const open: string[] = [];
  const visit = (file: string): number => {
    let least = index.size;
    index.set(file, least);
    const own = least;
    open.push(file);
    for (const to of next.get(file) ?? []) {
      if (!index.has(to)) least = Math.min(least, visit(to));
      else if (open.includes(to)) least = Math.min(least, index.get(to) ?? least);
    }
    if (least === own) found.push(open.splice(open.indexOf(file)));
    return least;
  };
  for (const file of next.keys()) if (!index.has(file)) visit(file);
  return found;
}
