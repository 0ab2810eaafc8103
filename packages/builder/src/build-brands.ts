import { join } from 'node:path';
import { loadBrands, type BrandReport, type Problem } from '@livery/brand';
import { loadCatalogues } from './catalogues.ts';
import { compileCore } from './compile-core.ts';
import { clearStaleDrafts } from './output-folder.ts';
import { stampBrand } from './stamp-brand.ts';

export interface BuildOptions {
  /** Folder that holds `brands/`. */
  root: string;
  /** Every brand when absent. */
  codes?: string[];
  /** `dist/` below the root when absent; each brand gets a folder of its code in it. */
  outDir?: string;
  environment?: string;
  gamesOrigins?: string[];
  /** Folder of a portal package; the installed `@livery/portal` by default. */
  portal?: string;
  onProgress?: (event: BuildEvent) => void;
}

export type BuildEvent =
  | { step: 'compile' | 'compress' }
  | { step: 'core'; core: BuildReport['core'] }
  | { step: 'brand'; brand: BrandBuild; done: number; of: number };

export interface BrandBuild {
  code: string;
  /** Wall time of the brand's own part, its check not included. */
  ms: number;
  status: 'built' | 'unchanged' | 'failed';
  /** Absolute folder of the bundle; a failed brand's is as it was before. */
  out: string;
  /** Both 0 for a failed brand; bytes without the compressed twins. */
  files: number;
  bytes: number;
  /** Bytes of the home page in the default language, gzip; 0 for a failed brand. */
  htmlGzip: number;
  /** What was found in a failed brand. */
  problems: Problem[];
}

export interface BuildReport {
  version: 1;
  core: { ms: number; cached: boolean; bytes: number };
  brands: BrandBuild[];
}

/**
 * Compiles the portal once and stamps every named brand. A brand with an error in its files is `failed` and nothing of it is
 * written; the others are built. Throws when the portal does not compile or the output cannot be written.
 */
export async function buildBrands({
  root,
  codes,
  outDir = join(root, 'dist'),
  environment,
  gamesOrigins,
  portal,
  onProgress,
}: BuildOptions): Promise<BuildReport> {
  const catalogues = await loadCatalogues(portal);
  const reports = await loadBrands({ root, catalogues, ...(codes && { codes }), ...(environment && { environment }) });
  const compiled = await compileCore({
    root,
    ...(portal && { portal }),
    ...(onProgress && { onProgress: (step) => onProgress({ step }) }),
  });
  const core = { ms: compiled.ms, cached: compiled.cached, bytes: compiled.bytes };
  onProgress?.({ step: 'core', core });
  clearStaleDrafts(outDir);
  const stamping = { outDir, cacheDir: join(root, '.livery', 'derived'), ...(gamesOrigins && { gamesOrigins }) };
  const brands: BrandBuild[] = [];
  for (const report of reports) {
    const built = report.ok && report.brand ? await stampBrand(compiled, report.brand, stamping) : null;
    const brand: BrandBuild = built ? { ...built, problems: [] } : refused(report, outDir);
    brands.push(brand);
    onProgress?.({ step: 'brand', brand, done: brands.length, of: reports.length });
  }
  return { version: 1, core, brands };
}

function refused({ code, problems }: BrandReport, outDir: string): BrandBuild {
  return { code, ms: 0, status: 'failed', out: join(outDir, code), files: 0, bytes: 0, htmlGzip: 0, problems };
}
