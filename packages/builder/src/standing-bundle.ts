import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResolvedBrand } from '@livery/brand';
import { buildId, readAssets } from './brand-material.ts';
import type { BundleTotals, FilesManifest } from './bundle.ts';
import type { ClearedBundles } from './cleared-bundles.ts';
import type { CoreBuild } from './core-build.ts';
import { isSearched, type BundleFile, type LeakGate } from './leak-gate.ts';
import { recoverOutput } from './output-folder.ts';
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
  const record = join(out, 'version.json');
  if (!existsSync(record)) return null;
  const { build, files, bytes, htmlGzip } = JSON.parse(readFileSync(record, 'utf8')) as { build: string } & BundleTotals;
  if (build !== buildId({ core: core.hash, engine }, brand, readAssets(brand))) return null;
  if (!cleared.has(brand.code, build)) {
    const searched = readSearched(out);
    if (searched === null || gate.find(core, brand, { files: searched, repeated: [] }).length > 0) return null;
  }
  return { code: brand.code, status: 'unchanged', build, out, ms: performance.now() - started, files, bytes, htmlGzip };
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
