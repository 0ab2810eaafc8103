import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createProxyServer } from 'http-proxy-3';
import type { FailureEnvelope } from '@livery/contract/envelope';
import { watchAnswers, type AnswerFault } from './answer-faults.ts';

export interface GatewayProxy {
  forward(request: IncomingMessage, response: ServerResponse): void;
  close(): void;
}

/** First path segments that a site proxies to its gateway: calls, and pictures in their answers. */
export const callPrefixes = ['wps', 'lgw', 'lotto', 'art'] as const;

const callPath = new RegExp(`^/(?:${callPrefixes.join('|')})(?:/|$)`);
const controlPath = /^\/control(?:\/|$)/;

/** Whether an address belongs to the gateway behind every host. */
export function isGatewayPath(url: string): boolean {
  return callPath.test(pathOf(url));
}

/** Whether an address controls the reference gateway in trials and tests. Brand hosts never proxy it. */
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
 * Forwards requests with their own Host header, which names the tenant, and appends the caller's address to
 * X-Forwarded-For, which tells the gateway whether the visitor is on this machine. A gateway that does not answer
 * becomes a failure envelope with status 502, a body that it refuses one with 413. `onFault` is called for answers that
 * break the contract; they are forwarded unchanged.
 */
export function createGatewayProxy(gatewayUrl: string | undefined, onFault?: (fault: AnswerFault) => void): GatewayProxy {
  const proxy = createProxyServer({ ...(gatewayUrl && { target: gatewayUrl }), changeOrigin: false, proxyTimeout: 30_000 });
  if (onFault !== undefined) proxy.on('proxyRes', watchAnswers(onFault));
  return {
    forward(request, response) {
      if (!gatewayUrl) return refuse(request, response, 'UNAVAILABLE');
      const { host, 'x-forwarded-for': before } = request.headers;
      const hops = [before ?? [], request.socket.remoteAddress ?? []].flat();
      const headers = { ...(host && { 'X-Forwarded-Host': host }), 'X-Forwarded-For': hops.join(', ') };
      proxy.web(request, response, { headers }, (error) =>
        refuse(request, response, isCutOff(request, error) ? 'PAYLOAD_TOO_LARGE' : 'UNAVAILABLE'),
      );
    },
    close: () => proxy.close(),
  };
}

/** A gateway that has seen enough of a body closes, which reaches us before the answer that it gave. */
function isCutOff({ complete, headers }: IncomingMessage, error: NodeJS.ErrnoException): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return hasBody && !complete && ['EPIPE', 'ECONNRESET'].includes(error.code ?? '');
}

function refuse(request: IncomingMessage, response: ServerResponse, code: 'UNAVAILABLE' | 'PAYLOAD_TOO_LARGE'): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const given = request.headers['x-request-id'];
  const requestId = typeof given === 'string' ? given : randomUUID();
  const envelope: FailureEnvelope = { success: false, value: { code, requestId }, message: code };
  response.writeHead(code === 'PAYLOAD_TOO_LARGE' ? 413 : 502, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
  });
  response.end(JSON.stringify(envelope));
  // A caller reads the answer only once it has sent all that it wanted to.
  request.resume();
}
