import { join } from 'node:path';
import { listBrands, loadBrands, readBrandMarks, type BrandReport, type Problem, type ResolvedBrand } from '@livery/brand';
import { compileCore } from '../core/compile-core.ts';
import { clearStaleDrafts } from '../output/output-folder.ts';
import { loadTexts } from '../texts/catalogues.ts';
import { problemsOf } from '../material/brand-failure.ts';
import { planBuild, type BuildPlan } from './build-plan.ts';
import { openCleared } from './cleared-bundles.ts';
import { derivedFolder, pruneDerived } from '../material/derived-cache.ts';
import { engineHash } from '../material/engine-hash.ts';
import { openLeakGate } from './gates/leak-gate.ts';
import { mapAtOnce } from './map-at-once.ts';
import type { StampResult } from './stamp-brand.ts';
import { openStampers, type Stamping } from './stamping.ts';
import { findUnchanged } from './seen-brands.ts';
import { findStanding } from './standing-bundle.ts';

export type BuildOptions = ({ plan: BuildPlan } | BrandChoice) & {
  /** Folder of a portal package; the installed `@livery/portal` by default. */
  portal?: string;
  /** Stamps unchanged brands too. */
  force?: boolean;
  /** Looks at every file of every bundle instead of trusting folders and their times. */
  verify?: boolean;
  onProgress?: (event: BuildEvent) => void;
};

/** The brands to load, and their bundles' folders. */
interface BrandChoice {
  /** Folder that holds `brands/`. */
  root: string;
  /** Every brand when absent. */
  codes?: string[];
  /** Loaded brands, in place of `codes` and `environment`. */
  reports?: readonly BrandReport[];
  /** `dist/` below the root when absent; each brand gets a folder named by its code in it. */
  outDir?: string;
  environment?: string;
}

export type BuildEvent =
  | { step: 'compile' | 'compress' }
  | { step: 'core'; core: BuildReport['core'] }
  | { step: 'brand'; brand: BrandBuild; done: number; of: number };

export interface BrandBuild {
  code: string;
  /** From the brand's first step to its last, its check not included; several brands are under way at once. */
  ms: number;
  status: 'built' | 'unchanged' | 'failed';
  /** Absolute folder of the bundle. A failed brand's is unchanged. */
  out: string;
  /** Both 0 for a failed brand; bytes without the compressed twins. */
  files: number;
  bytes: number;
  /** Bytes of the home page in the default language, gzip; 0 for a failed brand. */
  htmlGzip: number;
  /** The problems of a failed brand. */
  problems: Problem[];
}

export interface BuildReport {
  version: 1;
  core: { ms: number; cached: boolean; bytes: number };
  /** Wall time of stamping them all. */
  ms: number;
  brands: BrandBuild[];
}

/**
 * Compiles the portal once and stamps every named brand. A brand is `failed`, and none of its files are written, if its
 * files have an error or its output folder can be neither read nor replaced. The others are still built. Throws if the
 * portal does not compile or the output cannot be written, and `TargetRefused` before any work if a bundle would
 * replace something else.
 */
export async function buildBrands({ portal, force = false, verify = false, onProgress, ...work }: BuildOptions): Promise<BuildReport> {
  const plan = 'plan' in work ? work.plan : await loadPlan(work, { isTrusting: !force && !verify, ...(portal && { portal }) });
  const { root, outDir, reports, catalogues, found } = plan;
  const kept = reports.length === 0 ? found?.seen.core : null;
  const compiled =
    kept ??
    (await compileCore({
      root,
      ...(portal && { portal }),
      ...(onProgress && { onProgress: (step) => onProgress({ step }) }),
    }));
  const core = { ms: compiled.ms, cached: compiled.cached, bytes: compiled.bytes };
  onProgress?.({ step: 'core', core });
  clearStaleDrafts(outDir);
  const cacheDir = derivedFolder(root);
  const marks = reports.length === 0 ? [] : await readBrandMarks(root);
  const stamping: Stamping = { core: compiled, engine: engineHash(), outDir, cacheDir, catalogues, marks };
  const gate = openLeakGate(marks, catalogues);
  const cleared = openCleared(join(root, '.livery', 'cleared.json'), marks);
  const started = performance.now();
  const unchanged = found?.unchanged ?? [];
  let done = 0;
  const tell = (brand: BrandBuild): BrandBuild => {
    done += 1;
    onProgress?.({ step: 'brand', brand, done, of: unchanged.length + reports.length });
    return brand;
  };
  const tellSound = (resolved: ResolvedBrand, { build, ...brand }: StampResult): BrandBuild => {
    cleared.add(brand.code, build);
    found?.seen.add(resolved, build, compiled.hash);
    return tell({ ...brand, problems: [] });
  };
  const standing = unchanged.map(({ build: _build, ...brand }) => tell({ ...brand, problems: [] }));
  const builds = reports.map((report) => {
    if (!report.ok || report.brand === null) return tell(failed(report, outDir));
    try {
      const same = force ? null : findStanding(report.brand, { ...stamping, gate, cleared });
      return same === null ? report.brand : tellSound(report.brand, same);
    } catch (error) {
      const problems = problemsOf(error, { code: report.code, outDir });
      if (problems === null) throw error;
      return tell(failed({ code: report.code, problems }, outDir));
    }
  });
  const stampers = openStampers(stamping, gate, builds.filter(isBrand).length);
  try {
    const brands = await mapAtOnce(builds, stampers.atOnce, async (build) => {
      if (!isBrand(build)) return build;
      const outcome = await stampers.stamp(build);
      return 'refused' in outcome ? tell(failed({ code: build.code, problems: outcome.refused }, outDir)) : tellSound(build, outcome);
    });
    if (reports.length > 0) cleared.write();
    found?.seen.write();
    const untidy = new Map((await stampers.tidyUp()).map((each) => [each.code, each]));
    if (brands.some(({ status }) => status === 'built')) await pruneDerived(cacheDir);
    const told = brands.map((brand) => {
      const left = untidy.get(brand.code);
      return left === undefined ? brand : failed(left, outDir);
    });
    return { version: 1, core, ms: performance.now() - started, brands: [...standing, ...told].toSorted(byCode) };
  } finally {
    await stampers.close();
  }
}

async function loadPlan(choice: BrandChoice, { portal, isTrusting }: { portal?: string; isTrusting: boolean }): Promise<BuildPlan> {
  const { root, outDir = join(root, 'dist'), environment } = choice;
  const texts = await loadTexts(root, portal);
  const { catalogues } = texts;
  if (choice.reports) return planBuild({ root, outDir, reports: choice.reports, catalogues });
  const options = { root, ...texts, ...(environment && { environment }) };
  const found = await findUnchanged({
    ...options,
    outDir,
    isTrusting,
    ...(portal && { portal }),
    codes: choice.codes ?? (await listBrands(root)),
  });
  const reports = await loadBrands({ ...options, codes: found.others });
  return planBuild({ root, outDir, reports, catalogues, found });
}

function byCode(one: BrandBuild, other: BrandBuild): number {
  return one.code < other.code ? -1 : 1;
}

function isBrand(build: BrandBuild | ResolvedBrand): build is ResolvedBrand {
  return 'identity' in build;
}

function failed({ code, problems }: Pick<BrandReport, 'code' | 'problems'>, outDir: string): BrandBuild {
  return { code, ms: 0, status: 'failed', out: join(outDir, code), files: 0, bytes: 0, htmlGzip: 0, problems };
}
