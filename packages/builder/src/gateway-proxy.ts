import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createProxyServer } from 'http-proxy-3';
import type { FailureEnvelope } from '@livery/contract/envelope';

export interface GatewayProxy {
  forward(request: IncomingMessage, response: ServerResponse): void;
  close(): void;
}

const gatewayPath = /^\/(?:wps|lgw|lotto|art|control)(?:[/?]|$)/;

export function isGatewayPath(url: string): boolean {
  return gatewayPath.test(url);
}

/** Passes requests on with the Host they came with, which names the tenant. A gateway that does not answer is a failure envelope with status 502. */
export function createGatewayProxy(gatewayUrl: string | undefined): GatewayProxy {
  const proxy = createProxyServer({ ...(gatewayUrl && { target: gatewayUrl }), changeOrigin: false, proxyTimeout: 30_000 });
  return {
    forward(request, response) {
      if (!gatewayUrl) return refuse(request, response);
      const host = request.headers.host;
      const headers = host ? { 'X-Forwarded-Host': host } : {};
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
