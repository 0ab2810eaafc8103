import type { DevServer } from '@livery/builder';
import { findTargets } from '../targets.ts';
import { answeringGateway } from './gateway-url.ts';

export interface DevRequest {
  port: number;
  gateway?: string;
  /** Told of every edit: what is wrong with the brand now. */
  onUpdate?: (code: string, problems: readonly { file: string; line: number; column: number; message: string; hint: string }[]) => void;
}

/** Serves one brand from its sources; its folder is watched. */
export async function startEditing(cwd: string, brand: string | undefined, { port, gateway, onUpdate }: DevRequest): Promise<DevServer> {
  const { root, codes } = await findTargets(cwd, brand === undefined ? [] : [brand], {});
  const gatewayUrl = await answeringGateway(gateway);
  const { startDev } = await import('@livery/builder');
  return startDev({
    root,
    codes,
    port,
    ...(gatewayUrl === undefined ? {} : { gatewayUrl }),
    ...(onUpdate === undefined ? {} : { onUpdate: ({ code, problems }) => onUpdate(code, problems) }),
  });
}
