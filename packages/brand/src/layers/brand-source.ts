import path from 'node:path';
import { checkEngine } from './engine-range.ts';
import { inspectAsset, type AssetInspection, type AssetKind } from '../assets/inspect-asset.ts';
import type { JsonObject } from '../json/json-value.ts';
import { findSecrets } from '../json/parse-source.ts';
import { valueAt } from '../json/pointer.ts';
import { unshown } from '../printable.ts';
import { mostFindings, type Problem } from '../json/problem.ts';
import { entriesAt, statsAt } from '../json/read-at-once.ts';
import { readSource } from '../json/read-source.ts';
import { ownPointers } from './resolve-brand.ts';
import { withFix } from '../brand-code.ts';
import { schemaVersion, wrongVersion } from './schema-version.ts';
import { emptySource, problemAt, toProblem, type Finding, type SourceFile } from '../json/source-file.ts';
import { validateBrand } from '../schema/validate-brand.ts';

/** One brand.json after the first pass: read and checked against the schema. */
export interface BrandSource {
  /** The name of its folder. */
  folder: string;
  /** Absolute. */
  dir: string;
  source: SourceFile;
  problems: Problem[];
  /** Refused pointers. No other rule reports them. */
  refused: string[];
  /** The part that the schema accepts. Null if too little is left. */
  file: JsonObject | null;
}

/** Reads files of `brands/`, each once even if many brands share it. */
export interface BrandSources {
  root: string;
  /** A JSON file below `root`. */
  read(relative: string): ReturnType<typeof readSource>;
  /** A parent may omit keys that a brand must have. */
  brand(folder: string, role: 'brand' | 'parent'): BrandSource;
  /** A file that a brand names, relative to the folder of the naming brand file. */
  asset(dir: string, file: string, kind: AssetKind): AssetInspection;
  /** Names in a folder below `root`, sorted, without those that start with a dot. */
  names(relative: string): string[];
}

export function openSources(root: string): BrandSources {
  const texts = new Map<string, ReturnType<typeof readSource>>();
  const brands = new Map<string, BrandSource>();
  const assets = new Map<string, AssetInspection>();
  const names = new Map<string, string[]>();
  const sources: BrandSources = {
    root,
    read: (relative) => remembered(texts, relative, () => readSource(root, relative)),
    brand: (folder, role) => remembered(brands, `${role} ${folder}`, () => readBrand(sources, folder, role)),
    asset: (dir, file, kind) => remembered(assets, `${kind} ${path.join(dir, file)}`, () => inspectAsset(dir, file, kind)),
    names: (relative) => remembered(names, relative, () => namesIn(path.join(root, relative))),
  };
  return sources;
}

function namesIn(folder: string): string[] {
  return entriesAt(folder)
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('.'))
    .toSorted();
}

function readBrand(sources: BrandSources, folder: string, role: 'brand' | 'parent'): BrandSource {
  const dir = path.join(sources.root, 'brands', folder);
  const name = `brands/${folder}/brand.json`;
  const empty = { folder, dir, refused: [], file: null };
  if (folder.includes(unshown)) return { ...empty, source: emptySource(name), problems: [refuseName(folder, name)] };
  const linked = refuseLink(sources.root, `brands/${folder}`, name);
  if (linked !== null) return { ...empty, source: emptySource(name), problems: [linked] };
  const { source, problems } = sources.read(name);
  if (source.value === undefined) return { ...empty, source, problems };
  const version = wrongVersion(source.value, folder);
  if (version !== null) return { ...empty, source, problems: [...problems, toProblem(source, version)] };

  const standIn = role === 'parent' ? null : { schemaVersion, code: folder, identity: { name: folder } };
  const { value: file, findings } = validateBrand(source.value, standIn);
  const fixable = findings.map((finding) => (finding.rule === 'brand-code' ? { ...finding, ...withFix(folder) } : finding));
  const others = file === null ? [] : [...checkEngine(file), ...(folder.startsWith('_') ? neverInherited(file) : [])];
  return {
    ...empty,
    source,
    problems: [
      ...problems,
      ...findSecrets(source).slice(0, mostFindings),
      ...[...fixable, ...others].slice(0, mostFindings).map((finding) => toProblem(source, finding)),
    ],
    refused: findings.map(({ pointer }) => pointer),
    file,
  };
}

/** A folder is not read if a terminal cannot show its name. No brand may have such a name. */
function refuseName(folder: string, file: string): Problem {
  const message = `"${folder}" is not a valid name for a brand’s folder: the dots stand for characters that cannot be shown.`;
  const hint = 'Rename the folder to the code of its brand, such as acme, or remove it.';
  return problemAt(emptySource(file), { rule: 'brand-code', pointer: '', message, hint }, { line: 1, column: 1 });
}

/** The problem to report about `file` if a folder below `root` is a symbolic link. */
export function refuseLink(root: string, folder: string, file: string): Problem | null {
  const stats = statsAt(path.join(root, folder));
  if (stats instanceof Error || !stats.isSymbolicLink()) return null;
  const finding: Finding = {
    rule: 'brand-file',
    pointer: '',
    message: `${folder} is a symbolic link.`,
    hint: 'Put the folder itself there.',
  };
  return problemAt(emptySource(file), finding, { line: 1, column: 1 });
}

/** Keys that only a brand can have are ignored in a parent. */
function neverInherited(file: JsonObject): Finding[] {
  return ownPointers
    .filter((pointer) => pointer !== '/schemaVersion' && valueAt(file, pointer) !== undefined)
    .map((pointer) => ({
      rule: 'extends',
      pointer,
      at: 'key',
      message: `"${pointer.slice(1).replaceAll('/', '.')}" is a brand's own and is never inherited.`,
      hint: 'Move it to the brands that extend this folder.',
    }));
}

function remembered<Value>(known: Map<string, Value>, key: string, read: () => Value): Value {
  const value = known.get(key) ?? read();
  known.set(key, value);
  return value;
}
