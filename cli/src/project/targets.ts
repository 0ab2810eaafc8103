import path from 'node:path';
import { listBrands } from '@livery/brand';
import picomatch from 'picomatch';
import { cliError } from '../errors/cli-error.ts';
import { findRoot } from './find-root.ts';
import { say } from '../terminal/terminal.ts';

export interface TargetOptions {
  all?: boolean;
  /** A git ref; `true` means the merge base with the main branch. */
  changed?: string | true;
}

/** The brands that a name or glob matches. An empty or endless pattern, on which picomatch throws, matches none. */
export function matcherOf(pattern: string): (folder: string) => boolean {
  return pattern === '' || pattern.length > 1000 ? () => false : picomatch(pattern);
}

function requireRoot(cwd: string): string {
  const root = findRoot(cwd);
  if (root !== null) return root;
  throw cliError('NoBrands', { case: 'folder' });
}

/** The brands that names and globs match; without any, the brand of the current folder. With `--changed` there may be none. */
export async function findTargets(
  cwd: string,
  patterns: readonly string[],
  { all = false, changed }: TargetOptions,
): Promise<{ root: string; codes: string[] }> {
  const root = requireRoot(cwd);
  const known = await listBrands(root);
  const ways = [patterns.length > 0 && 'brand codes', all && '--all', changed !== undefined && '--changed'].filter((way) => way !== false);
  if (ways.length > 1) throw cliError('TooManyTargets', { case: 'ways', ways });
  if (all && known.length === 0) throw cliError('NoBrands', { case: 'empty' });
  if (all) return { root, codes: known };
  if (changed !== undefined) return { root, codes: await changedCodes(root, known, changed) };
  const [first, here] = path.relative(root, cwd).split(path.sep);
  const wanted = patterns.length > 0 ? patterns : first === 'brands' && here !== undefined ? [here] : [];
  if (wanted.length === 0) throw cliError('NoTargets', { case: 'many' });
  const codes = new Set<string>();
  for (const pattern of wanted) {
    const isMatch = matcherOf(pattern);
    const matches = known.filter((code) => isMatch(code));
    if (matches.length === 0) throw cliError('UnknownBrand', { case: 'pattern', pattern, known });
    for (const code of matches) codes.add(code);
  }
  return { root, codes: [...codes].toSorted() };
}

async function changedCodes(root: string, known: readonly string[], changed: string | true): Promise<string[]> {
  const { findChanges } = await import('./changed-brands.ts');
  const { base, codes, isEngineChanged } = await findChanges(root, known, changed === true ? undefined : changed);
  if (codes.length === 0) say(`No brand changed since ${base}.`);
  if (isEngineChanged) say(`The engine changed since ${base}: that may show in every brand. --all takes them all.`);
  return codes;
}
