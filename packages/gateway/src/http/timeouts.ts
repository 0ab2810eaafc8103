import type { FastifyHttpOptions, RawServerDefault } from 'fastify';

/** Milliseconds. */
export interface ServerTimeouts {
  /** For the head of a request. */
  readonly headers: number;
  /** For a whole request with its body. */
  readonly request: number;
  /** For a connection on which nothing moves, even during a call. */
  readonly connection: number;
  /** For a connection between two requests. */
  readonly keepAlive: number;
  /** The interval of the check for slow requests. A request may exceed its limit by this much. */
  readonly check: number;
}

/**
 * Headers are small and come in one piece. A body is 64 KiB at most, which the slowest mobile network delivers in 30
 * seconds. No answer takes a minute, not even one that a test delays. nginx and caddy close an idle connection to the
 * gateway before 72 seconds (nginx after 60), so a proxy never sends a request into a connection that is just closing.
 */
export const defaultTimeouts: ServerTimeouts = { headers: 9_000, request: 29_000, connection: 90_000, keepAlive: 72_000, check: 1_000 };

export function timeoutOptions({ headers, request, connection, keepAlive, check }: ServerTimeouts): FastifyHttpOptions<RawServerDefault> {
  return {
    requestTimeout: request,
    connectionTimeout: connection,
    keepAliveTimeout: keepAlive,
    http: { headersTimeout: headers, connectionsCheckingInterval: check },
  };
}
