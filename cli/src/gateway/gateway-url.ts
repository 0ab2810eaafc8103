import { findFault } from '@livery/contract/find-fault';
import { routes } from '@livery/contract/routes';
import { cliError } from '../errors/cli-error.ts';

const { path: statusPath } = routes.systemStatus;

/** The origin of a gateway that answers, even with an error; `undefined` if none was named. */
export async function answeringGateway(text: string | undefined): Promise<string | undefined> {
  if (text === undefined) return undefined;
  const origin = gatewayOrigin(text);
  await askGateway(origin, statusPath, statusRequest());
  return origin;
}

/** The same, after the status call has answered as in the contract. Throws `CliError` `NoGateway` if anything else answers. */
export async function speakingGateway(text: string | undefined): Promise<string | undefined> {
  if (text === undefined) return undefined;
  const origin = gatewayOrigin(text);
  const strange = await strangeAnswer(await askGateway(origin, statusPath, statusRequest()));
  if (strange === null) return origin;
  throw cliError('NoGateway', { origin, strange });
}

/** Makes the status call, which needs no login. */
export function askStatus(origin: string): Promise<Response> {
  return fetch(new URL(statusPath, origin), statusRequest());
}

function statusRequest(): RequestInit {
  return { signal: AbortSignal.timeout(5000) };
}

/** Says how an answer to the status call breaks the contract. Null when it is valid; a refusal is valid too. */
export async function strangeAnswer(response: Response): Promise<string | null> {
  const text = await response.text();
  const type = response.headers.get('content-type')?.split(';')[0];
  const fault = findFault('systemStatus', parse(text));
  if (fault === null) return null;
  const start = text.replaceAll(/\s+/g, ' ').trim().slice(0, 60);
  const what = [String(response.status), ...(type === undefined ? [] : [type])].join(' ');
  const where = fault.pointer === '' ? 'the answer' : fault.pointer;
  return `answers ${statusPath} with ${what}${start === '' ? '' : `, ${start}`}: ${where} ${fault.message}.`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The gateway's answer, errors included. Throws `CliError` `GatewaySilent` if nothing answers. */
export async function askGateway(origin: string, path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(new URL(path, origin), request);
  } catch (error) {
    throw cliError('GatewaySilent', { origin }, { cause: error });
  }
}

export function gatewayOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) throw cliError('BadGateway', { text });
  return url.origin;
}
