import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { ActingBy } from '#observe/audit-log.ts';
import { AppError } from '#base/app-error.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { abortSignalOf } from '#http/call.ts';
import { isLoopback } from '#base/network.ts';
import type { Platform } from '#base/platform.ts';
import { hostOf } from '#http/route.ts';
import { makeBodyReader, makeQueryReader } from '#http/validation.ts';

export interface ControlCall<Body> {
  /** Of a GET its query. */
  readonly body: Body;
  /** The merchant that the header `Merchant` names. */
  readonly merchant: () => Merchant;
  readonly now: Date;
  /** Aborts when the caller hangs up before it has its answer. */
  readonly signal: AbortSignal;
  /** Who asks, for the audit log. */
  readonly by: ActingBy;
}

/**
 * Serves a call that makes something happen for a trial or a test: `/control/<name>`. It does not exist in production, and
 * answers only callers on this machine who ask for it by a name that is this machine's or a merchant's and know the control secret.
 *
 *     controlRoute(app, 'POST', 'games/maintenance', Type.Object({ nodeId: Type.Integer(), maintenance: Type.Boolean() }), async ({ body, merchant }) => …);
 */
export function controlRoute<Schema extends TSchema>(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'DELETE',
  name: string,
  schema: Schema,
  handler: (call: ControlCall<Static<Schema>>) => unknown,
  /** Bytes of a body that is more than some lines. */
  { bodyLimit }: { readonly bodyLimit?: number } = {},
): void {
  const { platform } = app;
  if (platform.environment === 'production') return;
  const read = method === 'GET' ? makeQueryReader(schema) : makeBodyReader(schema);
  app.route({
    method,
    url: `/control/${name}`,
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    handler: async (request, reply) => {
      requireNear(request, platform);
      if (!isControlSecret(request.headers[controlSecretHeader], platform)) throw new AppError('FORBIDDEN');
      const body = read(method === 'GET' ? request.query : (request.body ?? {})) as Static<Schema>;
      const merchant = (): Merchant => platform.merchants.resolve(request);
      void reply.header('Cache-Control', 'no-store');
      const signal = abortSignalOf(reply);
      const by = { actor: `control:${request.ip}` as const, requestId: request.id };
      return { success: true, value: (await handler({ body, merchant, now: platform.clock.now(), signal, by })) ?? {}, message: null };
    },
  });
}

/**
 * Lets only callers on this machine go on, who ask by a name that is this machine's or a merchant's.
 *
 * @throws AppError FORBIDDEN
 */
export function requireNear(request: FastifyRequest, platform: Platform): void {
  const isNear = [request.ip, request.socket.remoteAddress].every(isLoopback);
  if (!isNear || !isLocalName(hostOf(request), platform)) throw new AppError('FORBIDDEN');
}

/** Where a caller of `/control/` shows that the gateway's starter told it the secret: a proxied or rebound request cannot. */
const controlSecretHeader = 'x-control-secret';

/** A page whose own name was bent to this machine (DNS rebinding) comes with that name. */
function isLocalName(host: string, { merchants }: Platform): boolean {
  return /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/.test(host) || merchants.byHost(host) !== null;
}

/** Digests are of one length, so the time that this takes tells nothing of the secret. A platform without one lets nobody in. */
function isControlSecret(given: string | string[] | undefined, { controlSecret }: Platform): boolean {
  if (typeof given !== 'string' || controlSecret === null) return false;
  const [left, right] = [given, controlSecret].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
