import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadBrands } from '@livery/brand';
import type { PreviewServer } from '@livery/builder';
import { CliError } from '../cli-error.ts';
import { exitCode } from '../exit-codes.ts';
import { findTargets } from '../targets.ts';
import { answeringGateway } from './gateway-url.ts';

export interface PreviewRequest {
  out?: string;
  port: number;
  gateway?: string;
}

/** Serves bundles that were built, each brand on its own host. */
export async function preview(cwd: string, patterns: readonly string[], { out, port, gateway }: PreviewRequest): Promise<PreviewServer> {
  const { root, codes } = await findTargets(cwd, patterns, { all: patterns.length === 0 });
  const outDir = path.resolve(cwd, out ?? path.join(root, 'dist'));
  const isBuilt = (code: string) => existsSync(path.join(outDir, code, 'index.html'));
  const missing = codes.filter((code) => !isBuilt(code));
  if (missing.length === codes.length || (patterns.length > 0 && missing.length > 0)) {
    throw new CliError(exitCode.environment, {
      name: 'NotBuilt',
      title: 'There is nothing to serve',
      message: `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not built.`,
      hint: `Run: livery build ${patterns.length > 0 ? missing.join(' ') : '--all'}`,
    });
  }
  const reports = await loadBrands({ root, codes: codes.filter(isBuilt) });
  const outputs = reports.map(({ code, brand }) => ({ code, dir: path.join(outDir, code), hosts: brand?.hosts ?? [] }));
  const gatewayUrl = await answeringGateway(gateway);
  const { startPreview } = await import('@livery/builder');
  return startPreview({ outputs, port, ...(gatewayUrl === undefined ? {} : { gatewayUrl }) });
}
