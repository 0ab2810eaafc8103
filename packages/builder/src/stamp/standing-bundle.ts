import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogues, ResolvedBrand } from '@livery/brand';
import type { CoreBuild } from '../core/core-build.ts';
import type { BundleTotals } from '../output/bundle.ts';
import type { FilesManifest } from '../output/files-manifest.ts';
import { recoverOutput } from '../output/output-folder.ts';
import { areUntouched } from '../output/untouched.ts';
import { inputsHash, readAssets } from '../material/brand-material.ts';
import { BundleRefused } from '../material/bundle-refused.ts';
import { compiledLanguages, speakOwnLanguages } from '../texts/own-languages.ts';
import type { ClearedBundles } from './cleared-bundles.ts';
import { isSearched, type BundleFile, type LeakGate } from './gates/leak-gate.ts';
import type { StampResult } from './stamp-brand.ts';

export interface StandingOptions {
  core: CoreBuild;
  engine: string;
  outDir: string;
  catalogues: Catalogues;
  gate: LeakGate;
  cleared: ClearedBundles;
}

/** The existing bundle if all its inputs are unchanged and it has no mark of another brand of today's fleet; otherwise null. */
export function findStanding(
  brand: ResolvedBrand,
  { core, engine, outDir, catalogues, gate, cleared }: StandingOptions,
): StampResult | null {
  const started = performance.now();
  const out = join(outDir, brand.code);
  recoverOutput(out);
  const record = readRecord(join(out, 'version.json'));
  if (record === null) return null;
  const { build, files, bytes, htmlGzip } = record;
  const manifest = readManifest(out);
  if (
    manifest === null ||
    manifest.build !== build ||
    manifest.inputs !== currentInputs(speakOwnLanguages(brand, catalogues, compiledLanguages(core)), { core: core.hash, engine })
  )
    return null;
  if (!areUntouched(join(out, 'version.json'), out, manifest.files)) return null;
  if (!cleared.has(brand.code, build) && gate.find(core, brand, { files: readSearched(out, manifest), repeated: [] }).length > 0)
    return null;
  return { code: brand.code, status: 'unchanged', build, out, ms: performance.now() - started, files, bytes, htmlGzip };
}

/** Null when a file of the brand is gone: its stamp will say so. */
function currentInputs(brand: ResolvedBrand, by: { core: string; engine: string }): string | null {
  try {
    return inputsHash(by, brand, readAssets(brand));
  } catch (error) {
    if (error instanceof BundleRefused) return null;
    throw error;
  }
}

/** Null if missing, or cut short by a full disk or crash. */
function readRecord(file: string): ({ build: string } & BundleTotals) | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { build: string } & BundleTotals;
  } catch {
    return null;
  }
}

function readManifest(out: string): FilesManifest | null {
  try {
    return JSON.parse(readFileSync(join(out, 'files.json'), 'utf8')) as FilesManifest;
  } catch {
    return null;
  }
}

/** The bundle's own text files. */
function readSearched(out: string, { files }: FilesManifest): BundleFile[] {
  const own = files.filter(({ path }) => !path.startsWith('core/') && isSearched(path));
  return own.map(({ path }) => [path, readFileSync(join(out, path))] as const);
}
