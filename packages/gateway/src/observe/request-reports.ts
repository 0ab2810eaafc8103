import type { ErrorCode } from '@livery/contract/errors';
import { routes } from '@livery/contract/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { healthPaths } from './health-routes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The merchant of the call. Empty until known, and for calls without a merchant. */
    merchantCode: string;
    memberId: number | null;
    refusalCode: ErrorCode | null;
  }
}

/** The outcome of a request, once it is answered or aborted by its caller. */
export interface RequestReport {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /**
   * The contract's name, otherwise the pattern that matches the address, otherwise `unknown`. Never what the caller
   * wrote.
   */
  readonly route: string;
  /** 499, as in nginx, if the caller left before the answer. */
  readonly status: number;
  readonly ip: string;
  readonly milliseconds: number;
}

export type ReportReceiver = (report: RequestReport) => void;

const callerLeft = 499;
const namesByAddress = new Map<string, string>(Object.entries(routes).map(([name, { method, path }]) => [`${method} ${path}`, name]));

/**
 * Reports every request except health checks to every receiver. It must be added before other hooks, because what they
 * refuse counts too.
 */
export function reportRequests(app: FastifyInstance, receivers: readonly ReportReceiver[]): void {
  app.decorateRequest('merchantCode', '');
  app.decorateRequest('memberId', null);
  app.decorateRequest('refusalCode', null);
  if (receivers.length === 0) return;
  app.addHook('onRequest', (request, reply, done) => {
    const startedAt = performance.now();
    // A closed connection has forgotten it.
    const { ip } = request;
    const route = routeOf(request);
    // Fastify's onResponse is never called for a caller that left.
    if (!healthPaths.includes(route))
      reply.raw.once('close', () => {
        const status = reply.raw.writableEnded ? reply.statusCode : callerLeft;
        const report = { request, reply, route, status, ip, milliseconds: performance.now() - startedAt };
        for (const receive of receivers) receive(report);
      });
    done();
  });
}

function routeOf({ method, routeOptions: { url } }: FastifyRequest): string {
  return url === undefined ? 'unknown' : (namesByAddress.get(`${method} ${url}`) ?? url);
}
