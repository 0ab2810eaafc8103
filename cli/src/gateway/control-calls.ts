import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { controlRequest } from '@livery/contract/control/request';
import type { ControlRouteName } from '@livery/contract/control/routes';
import type { ControlInputOf, ControlValueOf } from '@livery/contract/control/shapes';
import { isErrorCode, type ErrorCode } from '@livery/contract/errors';
import { cliError } from '../errors/cli-error.ts';
import { findRoot } from '../project/find-root.ts';
import { workFolder } from '../project/work-folder.ts';

/** A control call that the gateway refused. */
export class ControlRefused extends Error {
  override readonly name = 'ControlRefused';
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}

/** Makes a control call; `merchant` is a merchant's code, null for calls about the gateway as a whole. */
export type AskControl = <Name extends ControlRouteName>(
  name: Name,
  input: ControlInputOf<Name>,
  merchant: string | null,
) => Promise<ControlValueOf<Name>>;

export interface ControlledGateway {
  port: number;
  /** Its data folder; `.livery` beside brands/ when absent. */
  data?: string;
}

/**
 * The control calls of the gateway that listens on a port of this machine.
 *
 * @throws CliError NoControl. Its calls throw that too, and `ControlRefused`.
 */
export async function openControl(cwd: string, { port, data }: ControlledGateway): Promise<AskControl> {
  const folder = data === undefined ? workFolder(findRoot(cwd) ?? cwd) : path.resolve(cwd, data);
  const file = path.join(folder, 'control-secret');
  const secret = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
    throw cliError('NoControl', { case: 'secret', file }, { cause: error });
  });
  const origin = `http://127.0.0.1:${port}`;
  return async (name, input, merchant) => {
    const { path: address, ...request } = controlRequest(name, input, { secret: secret.trim(), merchant });
    const response = await fetch(new URL(address, origin), request).catch((error: unknown) => {
      throw cliError('NoControl', { case: 'silent', origin }, { cause: error });
    });
    const answer = (await response.json().catch(() => null)) as Answer | null;
    if (response.ok && answer?.success === true) return answer.value as ControlValueOf<typeof name>;
    const code = answer?.value?.code;
    if (code === 'FORBIDDEN') throw cliError('NoControl', { case: 'forbidden', origin, file });
    if (!isErrorCode(code) || name === 'health') throw cliError('NoControl', { case: 'absent', origin });
    throw new ControlRefused(code);
  };
}

interface Answer {
  readonly success?: unknown;
  readonly value?: { readonly code?: unknown };
}
