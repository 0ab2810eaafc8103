import { lstat } from 'node:fs/promises';
import path from 'node:path';
import type { Brand } from './generated/brand.gen.ts';
import { isJsonObject, type JsonObject } from './json-value.ts';
import type { BrandReport } from './brand-report.ts';
import type { Provenance } from './merge-layers.ts';
import { nearestWord } from './nearest-word.ts';
import { findSecrets } from './parse-source.ts';
import type { Problem } from './problem.ts';
import { readSource } from './read-source.ts';
import { resolveBrand } from './resolve-brand.ts';
import { problemAt, toProblem, type Finding, type SourceFile } from './source-file.ts';
import { validateBrand } from './validate-brand.ts';

/** The form of brand files that this engine reads. */
const schemaVersion = 1;

const mostFindings = 100;

/** A brand's file after the first pass: read, held against the schema, resolved as far as it goes. */
export interface CheckedFile {
  folder: string;
  dir: string;
  source: SourceFile;
  problems: Problem[];
  /** Pointers that were refused; nothing more is said about them. */
  refused: string[];
  resolved: { brand: Brand; provenance: Provenance; file: JsonObject } | null;
  /** Hosts of every environment. */
  everyHost: string[];
}

export async function checkBrandFile(root: string, folder: string, environment: string | null): Promise<CheckedFile> {
  const dir = path.join(root, 'brands', folder);
  const empty = { folder, dir, refused: [], resolved: null, everyHost: [] };
  if ((await lstat(dir).catch(() => null))?.isSymbolicLink() === true) {
    const source = emptySource(folder);
    const finding = {
      rule: 'brand-file',
      pointer: '',
      message: `brands/${folder} is a symbolic link.`,
      hint: 'Put the folder itself there.',
    };
    return { ...empty, source, problems: [problemAt(source, finding, { line: 1, column: 1 })] };
  }
  const { source, problems } = await readSource(root, `brands/${folder}/brand.json`);
  if (source.value === undefined) return { ...empty, source, problems };

  const version = isJsonObject(source.value) ? source.value['schemaVersion'] : undefined;
  if (typeof version === 'number' && version > schemaVersion) {
    const message = `This file has form ${version}, and this engine reads form ${schemaVersion}.`;
    const finding = { rule: 'schema-version', pointer: '/schemaVersion', message, hint: 'Update the engine: npm install livery@latest.' };
    return { ...empty, source, problems: [...problems, toProblem(source, finding)] };
  }
  const { value: file, findings } = validateBrand(source.value, {
    schemaVersion,
    code: folder,
    identity: { name: folder },
    theme: { seeds: { primary: 'gray' } },
  });
  const unknown = file === null || environment === null ? [] : unknownEnvironment(file, environment);
  const shown = [...findings, ...unknown].slice(0, mostFindings);
  return {
    ...empty,
    source,
    problems: [...problems, ...findSecrets(source).slice(0, mostFindings), ...shown.map((finding) => toProblem(source, finding))],
    refused: findings.map(({ pointer }) => pointer),
    resolved: file === null ? null : { file, ...resolveBrand(source, file, environment) },
    everyHost: file === null ? [] : hostsIn(file),
  };
}

/** The report on a code that has no folder. */
export function brandFileOf(root: string, code: string): BrandReport {
  const finding = {
    rule: 'brand-file',
    pointer: '',
    message: `There is no brand "${code}".`,
    hint: 'livery check --all names the brands that there are.',
  };
  return {
    code,
    dir: path.join(root, 'brands', code),
    ok: false,
    problems: [problemAt(emptySource(code), finding, { line: 1, column: 1 })],
    brand: null,
  };
}

/** A mistyped environment would ship the values of another one. */
function unknownEnvironment({ environments }: JsonObject, name: string): Finding[] {
  const known = isJsonObject(environments) ? Object.keys(environments) : [];
  if (known.includes(name)) return [];
  const near = nearestWord(name, known);
  const hint = near === null ? `Add "environments": { "${name}": {} }.` : `Did you mean "${near}"?`;
  return [
    {
      rule: 'environment',
      pointer: isJsonObject(environments) ? '/environments' : '',
      message: `The brand has no environment "${name}".`,
      hint,
    },
  ];
}

function emptySource(folder: string): SourceFile {
  return { path: `brands/${folder}/brand.json`, text: '', shown: '', tree: null, value: undefined };
}

function hostsIn(file: JsonObject): string[] {
  const environments = isJsonObject(file['environments']) ? Object.values(file['environments']) : [];
  return [file, ...environments].flatMap((layer) =>
    isJsonObject(layer) && Array.isArray(layer['hosts']) ? layer['hosts'].map(String) : [],
  );
}
