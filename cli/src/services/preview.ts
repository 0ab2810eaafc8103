import path from 'node:path';
import { loadBrands } from '@livery/brand';
import type { PreviewServer } from '@livery/builder';
import { findTargets } from '../targets.ts';
import { bundlesFolder, isBuilt, requireBuilt } from './bundle-folder.ts';
import { freePortFrom } from './free-port.ts';
import { answeringGateway } from './gateway-url.ts';

export interface PreviewRequest {
  out?: string;
  /** The first that is free from 4000 on when absent. */
  port?: number;
  gateway?: string;
}

/** Serves bundles that were built, each brand on its own host. */
export async function preview(cwd: string, patterns: readonly string[], { out, port, gateway }: PreviewRequest): Promise<PreviewServer> {
  const { root, codes } = await findTargets(cwd, patterns, { all: patterns.length === 0 });
  const folder = bundlesFolder(cwd, root, out);
  const built = codes.filter((code) => isBuilt(folder, code));
  if (patterns.length > 0 || built.length === 0) requireBuilt(folder, codes);
  const reports = await loadBrands({ root, codes: built });
  const outputs = reports.map(({ code, brand }) => ({ code, dir: path.join(folder, code), hosts: brand?.hosts ?? [] }));
  const gatewayUrl = await answeringGateway(gateway);
  const { startPreview } = await import('@livery/builder');
  return startPreview({ outputs, port: port ?? (await freePortFrom(4000)), ...(gatewayUrl === undefined ? {} : { gatewayUrl }) });
}
