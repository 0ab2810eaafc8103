import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#base/app-error.ts';
import { isLoopback, networkOf } from '#base/network.ts';

/** The number of calls that a network may make to all routes within a window (milliseconds). */
export interface NetworkLimit {
  readonly calls: number;
  readonly window: number;
}

/**
 * 200 a second and 2,000 at once. An open page asks for its balance once a minute and caches its pictures for a year,
 * so hundreds of members behind one carrier address stay below this, and a script on one address leaves room for
 * others.
 */
export const defaultNetworkLimit: NetworkLimit = { calls: 2_000, window: 10_000 };

/** The number of networks to remember. Beyond it, the least recent caller is forgotten and starts over. */
const networks = 20_000;

/**
 * Refuses a network that calls too often, before reading anything of the call. Each gateway counts for itself in
 * memory: the limit keeps one process alive and need not be exact. Outside production this machine has no limit,
 * because of tests and benchmarks.
 */
export async function addNetworkLimit(app: FastifyInstance, { calls, window }: NetworkLimit): Promise<void> {
  const isProduction = app.platform.environment === 'production';
  await app.register(rateLimit, {
    global: false,
    max: calls,
    timeWindow: window,
    cache: networks,
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: ({ ip }) => !isProduction && isLoopback(ip),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) => new AppError('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(ttl / 1_000)) }),
  });
  app.addHook('onRequest', app.rateLimit());
}
