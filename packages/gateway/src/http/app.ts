import { randomUUID } from 'node:crypto';
import { bodyLimits } from '@livery/contract/body-limits';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { loggerOptions, logRequests, type LogLevel, type LogStream } from '#observe/access-log.ts';
import { addHealthRoutes } from '#observe/health-routes.ts';
import type { Metrics } from '#observe/metrics.ts';
import { Readiness } from '#observe/readiness.ts';
import { reportRequests } from '#observe/request-reports.ts';
import { answerError, answerUnknownRoute } from './error-answers.ts';
import { addFaults } from './faults.ts';
import { readForwardedFor } from './forwarded-for.ts';
import { addNetworkLimit, defaultNetworkLimit, type NetworkLimit } from '#limits/network-limit.ts';
import { addOriginGuard } from './origin-guard.ts';
import type { Platform } from '#base/platform.ts';
import { acceptBodies } from './request-bodies.ts';
import { serveTheRest } from './route.ts';
import { defaultTimeouts, timeoutOptions, type ServerTimeouts } from './timeouts.ts';

export interface AppOptions {
  /** Trusted proxies as CIDRs. A hop count could be forged. */
  readonly trustedProxies?: readonly string[];
  /** The most calls from one network. Null for no limit. */
  readonly networkLimit?: NetworkLimit | null;
  readonly timeouts?: ServerTimeouts;
  /** `error` by default; `info` logs every request. */
  readonly logLevel?: LogLevel;
  /** Receives the log lines instead of standard output and standard error. */
  readonly logStream?: LogStream;
  /** Nothing is counted without it. */
  readonly metrics?: Metrics | null;
  /** Resolves when the app is ready. Without it, the app is ready as soon as it is created. */
  readonly readiness?: Readiness;
}

/** The gateway as a Fastify app, complete but not listening. */
export async function createApp(
  platform: Platform,
  {
    trustedProxies = ['loopback'],
    networkLimit = defaultNetworkLimit,
    timeouts = defaultTimeouts,
    logLevel = 'error',
    logStream,
    metrics = null,
    readiness = servingReadiness(platform),
  }: AppOptions = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    ...timeoutOptions(timeouts),
    bodyLimit: bodyLimits.text,
    exposeHeadRoutes: false,
    // Nothing is coerced or dropped: "100" is not a number, and unknown fields are refused.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
    trustProxy: [...trustedProxies],
    genReqId: ({ headers }) => acceptedRequestId(headers['x-request-id']) ?? randomUUID(),
    logger: loggerOptions(logLevel, logStream),
    // Log lines contain the request's id anyway, so a child logger per request would be wasteful.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.decorate('platform', platform);
  readForwardedFor(app);
  acceptBodies(app);
  reportRequests(app, [...(logLevel === 'info' ? [logRequests(app.log)] : []), ...(metrics === null ? [] : [metrics.receive])]);
  platform.payments.watch(({ reason, ...pair }) =>
    reason === null ? app.log.warn(pair, 'payment provider is back') : app.log.warn({ ...pair, reason }, 'payment provider is silent'),
  );
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerUnknownRoute);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ 'X-Request-Id': request.id, 'X-Content-Type-Options': 'nosniff' });
    done();
  });
  addOriginGuard(app);
  if (networkLimit !== null) await addNetworkLimit(app, networkLimit);
  const isProduction = platform.environment === 'production';
  if (!isProduction) addFaults(app);
  addHealthRoutes(app, readiness);
  app.addHook('preClose', async () => readiness.drain());
  app.addHook('onClose', () => readiness.close());
  for (const { register, desk } of platform.modules) {
    register?.(app);
    if (!isProduction) desk?.(app);
  }
  serveTheRest(app);
  await app.ready();
  return app;
}

function acceptedRequestId(value: string | string[] | undefined): string | null {
  return typeof value === 'string' && /^[\w-]{8,64}$/.test(value) ? value : null;
}

function servingReadiness({ tenants, merchants, migrations }: Platform): Readiness {
  const readiness = new Readiness();
  readiness.serve({ databaseUrl: tenants.pool.options.connectionString ?? '', merchants, migrations });
  return readiness;
}
