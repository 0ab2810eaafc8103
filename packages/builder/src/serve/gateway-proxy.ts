import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createProxyServer } from 'http-proxy-3';
import type { FailureEnvelope } from '@livery/contract/envelope';

export interface GatewayProxy {
  forward(request: IncomingMessage, response: ServerResponse): void;
  close(): void;
}

/** First segments of the addresses that a site passes on to its gateway: calls, and the pictures that come with their answers. */
export const callPrefixes = ['wps', 'lgw', 'lotto', 'art'] as const;

const callPath = new RegExp(`^/(?:${callPrefixes.join('|')})(?:/|$)`);
const controlPath = /^\/control(?:\/|$)/;

/** Whether an address belongs to the gateway behind every host. */
export function isGatewayPath(url: string): boolean {
  return callPath.test(pathOf(url));
}

/** Whether an address steers the reference gateway in trials and tests; no host of a brand passes it on. */
export function isControlPath(url: string): boolean {
  return controlPath.test(pathOf(url));
}

/** As the gateway will read it: without `..` and the query, escapes undone. */
function pathOf(url: string): string {
  const rooted = url.replace(/^\/+/, '/');
  const path = URL.canParse(rooted, 'http://host') ? new URL(rooted, 'http://host').pathname : rooted;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Passes requests on with the Host they came with, which names the tenant, and with the caller's address at the end of
 * X-Forwarded-For, by which the gateway tells a visitor from this machine. A gateway that does not answer is a failure envelope
 * with status 502.
 */
export function createGatewayProxy(gatewayUrl: string | undefined): GatewayProxy {
  const proxy = createProxyServer({ ...(gatewayUrl && { target: gatewayUrl }), changeOrigin: false, proxyTimeout: 30_000 });
  return {
    forward(request, response) {
      if (!gatewayUrl) return refuse(request, response);
      const { host, 'x-forwarded-for': before } = request.headers;
      const hops = [before ?? [], request.socket.remoteAddress ?? []].flat();
      const headers = { ...(host && { 'X-Forwarded-Host': host }), 'X-Forwarded-For': hops.join(', ') };
      proxy.web(request, response, { headers }, () => refuse(request, response));
    },
    close: () => proxy.close(),
  };
}

function refuse(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const given = request.headers['x-request-id'];
  const requestId = typeof given === 'string' ? given : randomUUID();
  const envelope: FailureEnvelope = { success: false, value: { code: 'UNAVAILABLE', requestId }, message: 'UNAVAILABLE' };
  response.writeHead(502, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', 'X-Request-Id': requestId });
  response.end(JSON.stringify(envelope));
}
