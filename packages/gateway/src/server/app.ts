import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { answerError, answerUnknownRoute } from './error-answers.ts';
import { addFaults } from './faults.ts';
import { addOriginGuard } from './origin-guard.ts';
import type { Platform } from './platform.ts';
import { serveTheRest } from './route.ts';

export interface AppOptions {
  /** Addresses of proxies that may tell the visitor's address, as CIDRs; a hop count can be forged. */
  readonly trustedProxies?: readonly string[];
  readonly logLevel?: 'silent' | 'error' | 'info';
}

/** A sealed body is at most 16 KB; the rest is for calls that send text. */
const bodyLimit = 64 * 1024;
const logged = ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token', '*.jwe', 'err.detail', 'err.where'];

/** The gateway as a Fastify app: complete, not listening. */
export async function createApp(
  platform: Platform,
  { trustedProxies = ['loopback'], logLevel = 'error' }: AppOptions = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit,
    exposeHeadRoutes: false,
    trustProxy: [...trustedProxies],
    genReqId: ({ headers }) => acceptedRequestId(headers['x-request-id']) ?? randomUUID(),
    logger: logLevel === 'silent' ? false : { level: logLevel, stream: process.stderr, redact: logged },
    // Every request has an id of its own in what is logged of it; a logger of its own would be made for nothing.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: logLevel !== 'info' }),
  });
  app.decorate('platform', platform);
  acceptJsonOnly(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerUnknownRoute);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ 'X-Request-Id': request.id, 'X-Content-Type-Options': 'nosniff' });
    done();
  });
  addOriginGuard(app);
  if (platform.environment !== 'production') addFaults(app);
  for (const { register } of platform.modules) register(app);
  serveTheRest(app);
  await app.ready();
  return app;
}

/** A form cannot send JSON across origins, so nothing else is read. An empty body is no body. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined);
    else void parse(request, text, done);
  });
}

function acceptedRequestId(value: string | string[] | undefined): string | null {
  return typeof value === 'string' && /^[\w-]{8,64}$/.test(value) ? value : null;
}
