import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnswerFault } from './answer-faults.ts';
import { createGatewayProxy, isControlPath, isGatewayPath } from './gateway-proxy.ts';
import { listen, type Listener } from './listen.ts';
import { openSite, type StaticSite } from './static-site.ts';
import { hostname, isOwnName, listBrands } from './tenants.ts';

export interface PreviewOptions {
  /** Bundles to serve; `hosts` are the brand's own. */
  outputs: { code: string; dir: string; hosts: string[] }[];
  /** 0 takes any free port. */
  port: number;
  /** Address to listen on; the loopback interface by default. */
  host?: string;
  /** A separate port for a brand, for browsers that do not resolve `*.localhost`. */
  brandPorts?: Record<string, number>;
  gatewayUrl?: string;
  /** A port that leads to the games of the gateway, beside the host `games.localhost`. */
  gamesPort?: number;
  /** Other origins whose games may be framed. */
  vendorOrigins?: readonly string[];
  /** Called once per kind of contract violation in the gateway's answers. */
  onFault?: (fault: AnswerFault) => void;
}

export interface PreviewServer {
  port: number;
  urls: { code: string; url: string; numberedUrl: string | null }[];
  /** Game origins: by name, and by port if requested. */
  gamesOrigins: string[];
  close(): Promise<void>;
}

/**
 * Serves bundles with their production headers, choosing the tenant by the host, with the gateway on the same origin.
 * Control calls are forwarded only from this machine's own names. Throws `PortBusy`.
 */
export async function startPreview({
  outputs,
  port,
  host = '127.0.0.1',
  brandPorts = {},
  gatewayUrl,
  gamesPort,
  vendorOrigins = [],
  onFault,
}: PreviewOptions): Promise<PreviewServer> {
  const proxy = createGatewayProxy(gatewayUrl, onFault);
  const sites = new Map<string, StaticSite>();
  const gamesOrigins: string[] = [];
  const urls: PreviewServer['urls'] = [];
  const listeners: Listener[] = [];
  const close = async (): Promise<void> => {
    proxy.close();
    await Promise.all(listeners.map((listener) => listener.close()));
  };
  const answerAs = (code: string, request: IncomingMessage, response: ServerResponse): void => {
    if (isGatewayPath(request.url ?? '')) proxy.forward(request, response);
    else sites.get(code)?.serve(request, response);
  };
  const answerAsGames = (request: IncomingMessage, response: ServerResponse): void => {
    if (isControlPath(request.url ?? '')) response.writeHead(404).end();
    else proxy.forward(request, response);
  };
  const open = async (onRequest: (request: IncomingMessage, response: ServerResponse) => void, at: number): Promise<number> => {
    const listener = await listen(onRequest, at, host);
    listeners.push(listener);
    return listener.port;
  };

  try {
    const shared = await open((request, response) => {
      const tenant = hostname(request);
      if (tenant.startsWith('games.')) return answerAsGames(request, response);
      const code = outputs.find((output) => tenant === `${output.code}.localhost` || output.hosts.includes(tenant))?.code;
      if (code) answerAs(code, request, response);
      else if (tenant === '') response.writeHead(400).end();
      else if (isGatewayPath(request.url ?? '') || (isControlPath(request.url ?? '') && isOwnName(tenant)))
        proxy.forward(request, response);
      else listBrands(response, urls);
    }, port);
    gamesOrigins.push(`http://games.localhost:${shared}`);
    if (gamesPort !== undefined) gamesOrigins.push(`http://localhost:${await open(answerAsGames, gamesPort)}`);
    for (const { code, dir } of outputs) {
      sites.set(code, openSite(dir, [...gamesOrigins, ...vendorOrigins]));
      const own = brandPorts[code];
      const numbered = own === undefined ? null : await open((request, response) => answerAs(code, request, response), own);
      urls.push({
        code,
        url: `http://${code}.localhost:${shared}`,
        numberedUrl: numbered === null ? null : `http://localhost:${numbered}`,
      });
    }
    return { port: shared, urls, gamesOrigins, close };
  } catch (error) {
    await close();
    throw error;
  }
}
