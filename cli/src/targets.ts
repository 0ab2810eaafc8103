import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { listBrands } from '@livery/brand';
import picomatch from 'picomatch';
import { CliError, usageError } from './cli-error.ts';
import { exitCode } from './exit-codes.ts';

export interface TargetOptions {
  all?: boolean;
}

/** The folder that holds `brands/`: the working directory or the nearest one above it; `null` when there is none. */
export function findRoot(cwd: string): string | null {
  const brands = path.join(cwd, 'brands');
  if (existsSync(brands) && statSync(brands).isDirectory()) return cwd;
  const parent = path.dirname(cwd);
  return parent === cwd ? null : findRoot(parent);
}

function requireRoot(cwd: string): string {
  const root = findRoot(cwd);
  if (root !== null) return root;
  throw new CliError(exitCode.environment, {
    name: 'NoBrands',
    title: 'There are no brands here',
    message: 'Neither this folder nor one above it holds brands/.',
    hint: 'Go to the project, or begin with: livery new <code>.',
  });
}

/** The brands that names and globs mean; inside a brand's folder, without any, that brand. */
export async function findTargets(
  cwd: string,
  patterns: readonly string[],
  { all = false }: TargetOptions,
): Promise<{ root: string; codes: string[] }> {
  const root = requireRoot(cwd);
  const known = await listBrands(root);
  if (all) {
    if (patterns.length > 0) throw usageError('TooManyTargets', '--all and names together mean two things.', 'Give the names or --all.');
    if (known.length === 0) throw usageError('NoBrands', 'brands/ is empty.', 'Begin with: livery new <code>.');
    return { root, codes: known };
  }
  const [first, here] = path.relative(root, cwd).split(path.sep);
  const wanted = patterns.length > 0 ? patterns : first === 'brands' && here !== undefined ? [here] : [];
  if (wanted.length === 0) throw usageError('NoTargets', 'No brand is named.', 'Give codes or globs, such as acme or "acme-*", or --all.');
  const codes = new Set<string>();
  for (const pattern of wanted) {
    const isMatch = picomatch(pattern);
    const matches = known.filter((code) => isMatch(code));
    if (matches.length === 0)
      throw usageError(
        'UnknownBrand',
        `No brand matches ${JSON.stringify(pattern)}.`,
        known.length > 0 ? `There are: ${known.join(', ')}.` : 'brands/ is empty.',
      );
    for (const code of matches) codes.add(code);
  }
  return { root, codes: [...codes].toSorted() };
}
