import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResolvedBrand } from '@livery/brand';
import type { CoreBuild } from '../core/core-build.ts';
import type { BundleTotals, FilesManifest } from '../output/bundle.ts';
import { recoverOutput } from '../output/output-folder.ts';
import { buildId, readAssets } from './brand-material.ts';
import type { ClearedBundles } from './cleared-bundles.ts';
import { isSearched, type BundleFile, type LeakGate } from './leak-gate.ts';
import type { StampResult } from './stamp-brand.ts';

export interface StandingOptions {
  core: CoreBuild;
  engine: string;
  outDir: string;
  gate: LeakGate;
  cleared: ClearedBundles;
}

/** The bundle that stands there, when nothing that decides it changed and it holds no mark of the fleet as that is now; else null. */
export function findStanding(brand: ResolvedBrand, { core, engine, outDir, gate, cleared }: StandingOptions): StampResult | null {
  const started = performance.now();
  const out = join(outDir, brand.code);
  recoverOutput(out);
  const record = readRecord(join(out, 'version.json'));
  if (record === null) return null;
  const { build, files, bytes, htmlGzip } = record;
  if (build !== buildId({ core: core.hash, engine }, brand, readAssets(brand))) return null;
  if (!cleared.has(brand.code, build)) {
    const searched = readSearched(out);
    if (searched === null || gate.find(core, brand, { files: searched, repeated: [] }).length > 0) return null;
  }
  return { code: brand.code, status: 'unchanged', build, out, ms: performance.now() - started, files, bytes, htmlGzip };
}

/** Null where there is none, or one that a full disk or a lost machine cut short. */
function readRecord(file: string): ({ build: string } & BundleTotals) | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { build: string } & BundleTotals;
  } catch {
    return null;
  }
}

/** What of a bundle is its own and a text; null when something of it is gone. */
function readSearched(out: string): BundleFile[] | null {
  try {
    const manifest = JSON.parse(readFileSync(join(out, 'files.json'), 'utf8')) as FilesManifest;
    const own = manifest.files.filter(({ path }) => !path.startsWith('core/') && isSearched(path));
    return own.map(({ path }) => [path, readFileSync(join(out, path))] as const);
  } catch {
    return null;
  }
}
