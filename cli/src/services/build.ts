import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import path from 'node:path';
import type { BrandReport } from '@livery/brand';
import type { BuildEvent, BuildReport } from '@livery/builder';
import type { TargetOptions } from '../targets.ts';
import { checkBrands } from './check.ts';

export interface BuildRequest extends TargetOptions {
  out?: string;
  environment?: string;
  onProgress?: (event: BuildEvent) => void;
}

/** Builds the brands that are meant. One with findings is left as it was; when all have some, nothing at all is written. */
export async function build(
  cwd: string,
  patterns: readonly string[],
  { out, environment, onProgress, ...targets }: BuildRequest,
): Promise<{ root: string; report: BuildReport }> {
  const { root, reports } = await checkBrands(cwd, patterns, { ...targets, ...(environment === undefined ? {} : { environment }) });
  const outDir = path.resolve(cwd, out ?? path.join(root, 'dist'));
  if (reports.every(({ ok }) => !ok)) return { root, report: reportNothing(reports, outDir) };
  await requireWritable(outDir);
  const { buildBrands } = await import('@livery/builder');
  const report = await buildBrands({
    root,
    codes: reports.map(({ code }) => code),
    outDir,
    ...(environment === undefined ? {} : { environment }),
    ...(onProgress === undefined ? {} : { onProgress }),
  });
  return { root, report };
}

function reportNothing(reports: readonly BrandReport[], outDir: string): BuildReport {
  const brands = reports.map(({ code, problems }) => ({
    code,
    ms: 0,
    status: 'failed' as const,
    out: path.join(outDir, code),
    files: 0,
    bytes: 0,
    htmlGzip: 0,
    problems,
  }));
  return { version: 1, core: { ms: 0, cached: false, bytes: 0 }, ms: 0, brands };
}

/** Says so before the portal is compiled, and not after. */
async function requireWritable(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null);
  if (found === null) return requireWritable(path.dirname(folder));
  if (!found.isDirectory()) throw Object.assign(new Error(`${folder} is a file.`), { code: 'ENOTDIR', path: folder });
  await access(folder, constants.W_OK);
}
