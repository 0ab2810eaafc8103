import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** The site is unreachable: DNS, connection or timeout. `message` is one sentence. */
export class SiteSilent extends Error {
  override readonly name = 'SiteSilent';
}

export interface SiteAnswer {
  status: number;
  /** Names in lower case; a header that came twice is joined with commas. */
  headers: Readonly<Record<string, string>>;
  /** As sent, encoded or not. */
  body: Buffer;
}

export interface SiteClient {
  /**
   * Requests an address exactly as written, without following redirects. Without `encoding` it requests the plain file. Throws
   * `SiteSilent`.
   */
  get(address: string, encoding?: string): Promise<SiteAnswer>;
  close(): void;
}

export interface SiteClientOptions {
  /** Scheme, host and port of the site. */
  url: URL;
  /** The address to connect to instead of the host's. `Host` and the TLS name stay those of `url`. */
  connect?: { host: string; port: number };
  signal: AbortSignal;
}

/** Connections to a site at a time. */
export const connections = 8;

const longestAnswer = 64 * 1024 * 1024;

export function openSiteClient({ url, connect, signal }: SiteClientOptions): SiteClient {
  const secure = url.protocol === 'https:';
  const pool = { keepAlive: true, maxSockets: connections };
  const agent = secure ? new HttpsAgent(pool) : new HttpAgent(pool);
  const port = connect?.port ?? (url.port === '' ? (secure ? 443 : 80) : Number(url.port));
  const ask = (address: string, encoding: string): Promise<SiteAnswer> =>
    new Promise((resolve, reject) => {
      const call = (secure ? httpsRequest : httpRequest)(
        {
          agent,
          host: connect?.host ?? url.hostname.replaceAll(/[[\]]/g, ''),
          port,
          path: address,
          ...(secure && { servername: url.hostname }),
          headers: { Host: url.host, 'Accept-Encoding': encoding, 'User-Agent': 'livery-verify' },
          signal,
        },
        (response) => void read(response).then(resolve, reject),
      );
      call.on('error', reject);
      call.end();
    });
  return {
    async get(address, encoding = 'identity') {
      try {
        return await ask(address, encoding).catch((error: NodeJS.ErrnoException) => {
          // The host may close a kept connection just as it is used again.
          if (error.code === 'ECONNRESET') return ask(address, encoding);
          throw error;
        });
      } catch (error) {
        throw silent(error, url.host, signal);
      }
    },
    close: () => agent.destroy(),
  };
}

async function read(response: IncomingMessage): Promise<SiteAnswer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > longestAnswer) throw new SiteSilent('An answer of the site is over 64 MB long.');
    parts.push(part);
  }
  const headers = Object.entries(response.headers).map(([name, value]) => [name, [value ?? []].flat().join(', ')]);
  return { status: response.statusCode ?? 0, headers: Object.fromEntries(headers) as Record<string, string>, body: Buffer.concat(parts) };
}

function silent(error: unknown, host: string, signal: AbortSignal): SiteSilent {
  if (error instanceof SiteSilent) return error;
  if (signal.aborted) return new SiteSilent(`${host} did not answer everything within the time limit.`);
  const { code, message } = error as NodeJS.ErrnoException;
  const reasons: Record<string, string> = {
    ENOTFOUND: `There is no host ${host}.`,
    EAI_AGAIN: `The name of ${host} cannot be looked up now.`,
    ECONNREFUSED: `${host} refuses the connection.`,
    ECONNRESET: `${host} closes the connection without an answer.`,
    ETIMEDOUT: `${host} does not answer.`,
  };
  return new SiteSilent(reasons[code ?? ''] ?? `${host} cannot be asked: ${message}`, { cause: error });
}

/** The decoded body. Null if it does not match its encoding, or is too long. */
export function decodedBody({ headers, body }: SiteAnswer): Buffer | null {
  try {
    switch (headers['content-encoding'] ?? 'identity') {
      case 'identity':
        return body;
      case 'br':
        return brotliDecompressSync(body, { maxOutputLength: longestAnswer });
      case 'gzip':
        return gunzipSync(body, { maxOutputLength: longestAnswer });
      default:
        return null;
    }
  } catch {
    return null;
  }
}
