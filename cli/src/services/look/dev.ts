import type { AnswerFault, DevServer } from '@livery/builder';
import { cliError } from '../../errors/cli-error.ts';
import { findTargets, type TargetOptions } from '../../project/targets.ts';
import { openWorkFolder } from '../../project/work-folder.ts';
import { freePortFrom } from '../../process/free-port.ts';
import { answeringGateway } from '../../gateway/gateway-url.ts';

export interface DevRequest extends TargetOptions {
  grid?: boolean;
  pseudo?: boolean;
  /** By default the first free port from 4000 on. */
  port?: number;
  gateway?: string;
  /** Called after every edit with the current problems of the brand. */
  onUpdate?: (code: string, problems: readonly { file: string; line: number; column: number; message: string; hint: string }[]) => void;
  /** Called once per kind of contract violation in the gateway's answers. */
  onFault?: (fault: AnswerFault) => void;
}

/** Serves brands from their sources; their folders are watched. */
export async function startEditing(
  cwd: string,
  brands: readonly string[],
  { grid = false, pseudo = false, port, gateway, onUpdate, onFault, ...targets }: DevRequest,
): Promise<DevServer> {
  const { root, codes } = await findTargets(cwd, brands, targets);
  const gatewayUrl = await answeringGateway(gateway);
  await openWorkFolder(root);
  const { startDev } = await import('@livery/builder');
  return startDev({
    root,
    codes,
    port: port ?? (await freePortFrom(4000)),
    grid,
    pseudo,
    ...(gatewayUrl === undefined ? {} : { gatewayUrl }),
    ...(onFault === undefined ? {} : { onFault }),
    ...(onUpdate === undefined ? {} : { onUpdate: ({ code, problems }) => onUpdate(code, problems) }),
  }).catch((error: unknown) => {
    throw folderError(error);
  });
}

function folderError(error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== 'FolderUnservable') return error;
  return cliError('FolderUnservable', { message: error.message }, { cause: error });
}
