import { lstat, mkdtemp, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { loadBrands, type BrandReport } from '@livery/brand';
import type { BuildReport } from '@livery/builder';
import { planBuild } from '@livery/builder/build-plan';
import { findUnchanged } from '@livery/builder/unchanged';
import { buildProgress } from '../../project/build-progress.ts';
import { ignoreProgress, type Progress } from '../../terminal/progress.ts';
import { unwritable } from '../../files/make-folder.ts';
import { findTargets, type TargetOptions } from '../../project/targets.ts';
import { openWorkFolder } from '../../project/work-folder.ts';
import { bundlesFolder } from '../../project/bundle-folder.ts';
import { readTexts } from '../../project/catalogues.ts';
import { checkProgress } from './check.ts';

export interface BuildRequest extends TargetOptions {
  out?: string;
  environment?: string;
  dryRun?: boolean;
  /** Also stamps unchanged brands. */
  force?: boolean;
  /** Looks at every file of every bundle. */
  verify?: boolean;
  onProgress?: Progress;
}

type Stamped = BuildReport['brands'][number];

/** `planned`: a dry run would stamp it. */
export type BuildRow = Omit<Stamped, 'status'> & { status: Stamped['status'] | 'planned' };

export interface BuildResult {
  root: string;
  /** Null when nothing was built. */
  core: BuildReport['core'] | null;
  brands: BuildRow[];
}

/**
 * Builds the chosen brands. A brand that has not changed since its last build is not read at all. The bundle of a brand with errors stays as it
 * is. If every brand has errors, nothing is written. Throws `TargetRefused`.
 */
export async function build(
  cwd: string,
  patterns: readonly string[],
  { out, environment, dryRun = false, force = false, verify = false, onProgress = ignoreProgress, ...targets }: BuildRequest,
): Promise<BuildResult> {
  const { root, codes } = await findTargets(cwd, patterns, targets);
  const texts = await readTexts(root);
  const options = { root, ...texts, ...(environment === undefined ? {} : { environment }) };
  const outDir = bundlesFolder(cwd, root, out);
  const found = dryRun ? null : await findUnchanged({ ...options, outDir, codes, isTrusting: !force && !verify });
  const reports = await loadBrands({ ...options, codes: found?.others ?? codes, onProgress: checkProgress(onProgress) });
  if (out === undefined) await requireLeading(outDir);
  const plan = planBuild({ root, outDir, reports, catalogues: texts.catalogues, ...(found && { found }) });
  const unchanged = found?.unchanged.length ?? 0;
  if (dryRun || (unchanged === 0 && reports.every(({ ok }) => !ok))) {
    const brands = reports.map((report) => planOf(report, outDir));
    return { root, core: null, brands };
  }
  await requireWritable(outDir);
  await openWorkFolder(root);
  const { buildBrands } = await import('@livery/builder');
  const { core, brands } = await buildBrands({
    plan,
    force,
    onProgress: buildProgress(onProgress),
  });
  return { root, core, brands };
}

function planOf({ code, ok, problems }: BrandReport, outDir: string): BuildRow {
  const nothing = { ms: 0, files: 0, bytes: 0, htmlGzip: 0 };
  return { code, ...nothing, status: ok ? 'planned' : 'failed', out: path.join(outDir, code), problems };
}

/** A `dist` that links to a missing disk is a fault of the environment, not of the command line. */
async function requireLeading(folder: string): Promise<void> {
  const isLink = await lstat(folder).then(
    (stats) => stats.isSymbolicLink(),
    () => false,
  );
  const leads = await stat(folder).then(
    () => true,
    ({ code }: NodeJS.ErrnoException) => code !== 'ENOENT',
  );
  if (isLink && !leads) throw Object.assign(new Error(`${folder} leads nowhere.`), { code: 'ENOLINK', path: folder });
}

/** Checked before the portal is compiled. */
async function requireWritable(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null);
  if (found === null) return requireWritable(path.dirname(folder));
  if (!found.isDirectory()) throw Object.assign(new Error(`${folder} is a file.`), { code: 'ENOTDIR', path: folder });
  const probe = await mkdtemp(path.join(folder, '.livery-')).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? unwritable(folder, error) : Object.assign(error, { path: folder });
  });
  await rmdir(probe);
}
