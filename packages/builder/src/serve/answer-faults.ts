import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { routes, type Route, type RouteName } from '@livery/contract/routes';

/** How a gateway's answer to a call breaks the contract. */
export interface AnswerFault {
  /** Method and path, as in the contract's routes. */
  call: string;
  /** JSON pointer into the answer; empty for the whole. */
  pointer: string;
  /** The expected type. */
  message: string;
}

type Decode = (content: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;

/** An answer that is encoded otherwise passes unread. */
const decoders: ReadonlyMap<string, Decode> = new Map<string, Decode>([
  ['identity', async (content) => content],
  ['br', promisify(brotliDecompress)],
  ['gzip', promisify(gunzip)],
  ['deflate', promisify(inflate)],
]);

/** Larger answers pass unchecked. Complete lists are smaller. */
const mostBytes = 8_000_000;

const names: ReadonlyMap<string, RouteName> = new Map(
  Object.entries(routes).map(([name, { method, path }]) => [`${method} ${path}`, name as RouteName]),
);

/** Checks passing answers, and reports each fault of a call once. */
export function watchAnswers(tell: (fault: AnswerFault) => void): (answer: IncomingMessage, request: IncomingMessage) => void {
  const told = new Set<string>();
  const judge = async (call: string, name: RouteName, decode: Decode, parts: Buffer[]): Promise<void> => {
    // The shapes are slow to load, and a site without a gateway needs none.
    const { findFault } = await import('@livery/contract/find-fault');
    const content = await decode(Buffer.concat(parts), { maxOutputLength: 4 * mostBytes }).catch(() => null);
    const fault = content === null ? undecoded : findFault(name, parse(content.toString('utf8')));
    if (fault === null) return;
    // The same mistake in another row of a list is the same mistake.
    const key = `${call} ${fault.pointer.replaceAll(/\/\d+/g, '/0')} ${fault.message}`;
    if (told.has(key)) return;
    told.add(key);
    tell({ call, ...fault });
  };
  return (answer, request) => {
    const call = `${request.method} ${(request.url ?? '').split('?')[0]}`;
    const name = names.get(call);
    if (name === undefined || isBare(routes[name], answer) || mayBeUnsealed(routes[name], request)) return;
    const decode = decoders.get(answer.headers['content-encoding'] ?? 'identity');
    if (decode === undefined) return;
    const parts: Buffer[] = [];
    let bytes = 0;
    answer.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes <= mostBytes) parts.push(part);
    });
    answer.on('end', () => {
      if (bytes <= mostBytes) void judge(call, name, decode, parts);
    });
  };
}

const undecoded = { pointer: '', message: 'cannot be decoded as its Content-Encoding says' };

/** A stream, a file or an answer that has not changed comes without an envelope. */
function isBare({ isFile, isStream }: Route, { statusCode = 0 }: IncomingMessage): boolean {
  return statusCode === 304 || ((isFile || isStream) && statusCode < 400);
}

/** Only a page is sure to ask for a sealed answer: a program that names no key to seal it for gets a plain one. */
function mayBeUnsealed({ encoding }: Route, { headers }: IncomingMessage): boolean {
  return encoding === 'sealed' && headers['sec-fetch-site'] === undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
