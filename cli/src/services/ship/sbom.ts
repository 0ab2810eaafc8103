import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FilesManifest } from '@livery/builder';
import type { SbomFinding, SbomStandard } from '@livery/builder/sbom';
import { CliError, cliError } from '../../errors/cli-error.ts';
import { readVersion } from '../../project/own-package.ts';
import { bundlesFolder, requireBuilt } from '../../project/bundle-folder.ts';
import { checkBrands } from '../make/check.ts';

export interface SbomRequest {
  standard: SbomStandard;
  out?: string;
  environment?: string;
}

export interface SbomResult {
  code: string;
  document: object;
  findings: SbomFinding[];
}

/** Lists the contents of a brand's bundle. `epoch` is SOURCE_DATE_EPOCH in seconds, the only timestamp in the list. */
export async function sbom(
  cwd: string,
  brand: string | undefined,
  { standard, out, environment }: SbomRequest,
  epoch: string | undefined,
): Promise<SbomResult> {
  const { root, reports } = await checkBrands(
    cwd,
    brand === undefined ? [] : [brand],
    environment === undefined ? {} : { environment },
  ).catch((error: unknown) => {
    throw error instanceof CliError && error.name === 'NoTargets' ? cliError('NoTargets', { case: 'one' }) : error;
  });
  const [report, ...others] = reports;
  if (report === undefined || others.length > 0) throw cliError('TooManyTargets', { case: 'one', verb: 'sbom' });
  const folder = bundlesFolder(cwd, root, out);
  requireBuilt(folder, [report.code]);
  const manifest = JSON.parse(readFileSync(path.join(folder, report.code, 'files.json'), 'utf8')) as FilesManifest;
  const { billOfMaterials, bundleParts, readCorePackages, sbomFindings } = await import('@livery/builder/sbom');
  const packages = readCorePackages(root, manifest.core);
  if (report.brand === null || packages === null)
    throw cliError('BundleStale', { case: report.brand === null ? 'brand' : 'core', code: report.code });
  const parts = bundleParts(report.brand, manifest, packages);
  const tool = { name: 'livery', version: readVersion() };
  const seconds = readEpoch(epoch);
  return {
    code: report.code,
    document: billOfMaterials(standard, parts, tool, seconds),
    findings: sbomFindings(parts),
  };
}

function readEpoch(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  if (/^\d{1,11}$/.test(text)) return Number(text);
  throw cliError('BadEnvironment', { case: 'epoch', text });
}
