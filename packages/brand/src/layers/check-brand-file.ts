import path from 'node:path';
import type { BrandReport } from '../brand-report.ts';
import type { BrandSource, BrandSources } from './brand-source.ts';
import { isJsonObject } from '../json/json-value.ts';
import { readLineage } from './lineage.ts';
import { nearestWord } from '../json/nearest-word.ts';
import { isWithin, parentPointer, valueAt } from '../json/pointer.ts';
import type { Problem } from '../json/problem.ts';
import { resolveBrand, type FileLayer, type Resolution } from './resolve-brand.ts';
import { emptySource, problemAt, toProblem, type Finding } from '../json/source-file.ts';

/** A brand's file with its parents after the first pass, resolved as far as possible. */
export interface CheckedFile {
  folder: string;
  /** Absolute. */
  dir: string;
  problems: Problem[];
  /** The brand's own file, then its parents', nearest first. */
  files: BrandSource[];
  resolved: Resolution | null;
}

export function checkBrandFile(sources: BrandSources, folder: string, environment: string | null): CheckedFile {
  const own = sources.brand(folder, 'brand');
  const { parents, problems } = readLineage(sources, own);
  const files = [own, ...parents];
  const layers = files.flatMap(({ source, file }): FileLayer[] => (file === null ? [] : [{ source, file }])).reverse();
  const missing = own.file === null ? [] : missingKeys(own, layers, parents[0]?.folder);
  const unknown = own.file === null || environment === null ? [] : unknownEnvironment(layers, environment);
  return {
    folder,
    dir: own.dir,
    problems: [...own.problems, ...problems, ...[...missing, ...unknown].map((finding) => toProblem(own.source, finding))],
    files,
    resolved: own.file === null ? null : resolveBrand(missing.length === 0 ? layers : [standIn, ...layers], environment),
  };
}

/** Keys that a brand or its parents must have, with a default so that the rest can be checked without them. */
const wanted = ['/theme', '/theme/seeds', '/theme/seeds/primary'];
const standIn: FileLayer = { source: emptySource(''), file: { theme: { seeds: { primary: 'gray' } } } };

function missingKeys({ refused }: BrandSource, layers: readonly FileLayer[], parent: string | undefined): Finding[] {
  const missing = wanted.find((pointer) => layers.every(({ file }) => (valueAt(file, pointer) ?? null) === null));
  if (missing === undefined) return [];
  const owner = parentPointer(missing);
  const key = missing.slice(owner.length + 1);
  const isRefused = refused.some((pointer) => pointer !== '' && isWithin(missing, pointer));
  const finding: Finding = {
    rule: 'schema-missing-key',
    pointer: owner,
    message: `${owner === '' ? 'The brand' : `"${owner.slice(1).replaceAll('/', '.')}"`} lacks "${key}".`,
    hint: parent === undefined ? `Add "${key}": it has no default.` : `Add "${key}" here or in "${parent}": it has no default.`,
  };
  return isRefused ? [] : [finding];
}

/** The report for a code without a folder. */
export function brandFileOf(root: string, code: string): BrandReport {
  const finding: Finding = {
    rule: 'brand-file',
    pointer: '',
    message: `There is no brand "${code}".`,
    hint: 'livery check --all names the brands that there are.',
  };
  return {
    code,
    dir: path.join(root, 'brands', code),
    ok: false,
    problems: [problemAt(emptySource(`brands/${code}/brand.json`), finding, { line: 1, column: 1 })],
    brand: null,
    languages: [],
  };
}

/** A mistyped environment would ship the values of another one. */
function unknownEnvironment(layers: readonly FileLayer[], name: string): Finding[] {
  const known = layers.flatMap(({ file: { environments } }) => (isJsonObject(environments) ? Object.keys(environments) : []));
  if (known.includes(name)) return [];
  const near = nearestWord(name, known);
  const hint = near === null ? `Add "environments": { "${name}": {} }.` : `Did you mean "${near}"?`;
  return [{ rule: 'environment', pointer: '/environments', message: `The brand has no environment "${name}".`, hint }];
}
