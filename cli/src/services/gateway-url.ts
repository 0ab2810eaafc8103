import { CliError, usageError } from '../cli-error.ts';
import { exitCode } from '../exit-codes.ts';

/** The origin of a gateway that answers; `undefined` when none is asked for. Any answer counts, an error too. */
export async function answeringGateway(text: string | undefined): Promise<string | undefined> {
  if (text === undefined) return undefined;
  const origin = gatewayOrigin(text);
  await askGateway(origin, '/wps/system/status', { signal: AbortSignal.timeout(5000) });
  return origin;
}

/** What a gateway answers, an error too. Throws `CliError` `GatewaySilent` where nothing answers. */
export async function askGateway(origin: string, path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(new URL(path, origin), request);
  } catch (error) {
    const report = {
      name: 'GatewaySilent',
      title: 'The gateway does not answer',
      message: `Nothing answers at ${origin}.`,
      hint: 'Start it, or leave --gateway away to look at pages without it.',
    };
    throw new CliError(exitCode.environment, report, { cause: error });
  }
}

export function gatewayOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw usageError('BadGateway', `${JSON.stringify(text)} is no address.`, 'Write --gateway http://host:port.');
  return url.origin;
}
