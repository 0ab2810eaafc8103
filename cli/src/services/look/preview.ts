import path from 'node:path';
import { loadBrands } from '@livery/brand';
import type { AnswerFault, PreviewServer } from '@livery/builder';
import { findTargets, type TargetOptions } from '../../project/targets.ts';
import { bundlesFolder, isBuilt, requireBuilt } from '../../project/bundle-folder.ts';
import { freePortFrom } from '../../process/free-port.ts';
import { answeringGateway } from '../../gateway/gateway-url.ts';

export interface PreviewRequest extends TargetOptions {
  out?: string;
  /** By default the first free port from 4000 on. */
  port?: number;
  gateway?: string;
  /** Called once per kind of contract violation in the gateway's answers. */
  onFault?: (fault: AnswerFault) => void;
}

/** Serves built bundles, each brand on its own host. */
export async function preview(
  cwd: string,
  patterns: readonly string[],
  { out, port, gateway, onFault, ...targets }: PreviewRequest,
): Promise<PreviewServer> {
  const { root, codes } = await findTargets(cwd, patterns, targets);
  const folder = bundlesFolder(cwd, root, out);
  const built = codes.filter((code) => isBuilt(folder, code));
  // A named brand must have a bundle. With `--all`, brands without one are left out.
  if (patterns.length > 0 || built.length === 0) requireBuilt(folder, codes);
  const reports = await loadBrands({ root, codes: built });
  const outputs = reports.map(({ code, brand }) => ({ code, dir: path.join(folder, code), hosts: brand?.hosts ?? [] }));
  const gatewayUrl = await answeringGateway(gateway);
  const { startPreview } = await import('@livery/builder');
  return startPreview({
    outputs,
    port: port ?? (await freePortFrom(4000)),
    ...(gatewayUrl === undefined ? {} : { gatewayUrl }),
    ...(onFault === undefined ? {} : { onFault }),
  });
}
