import { createHash, timingSafeEqual } from 'node:crypto';
import {
  controlPath,
  controlRoutes,
  controlSecretHeader,
  type ControlRoute,
  type ControlRouteName,
  type MerchantRouteName,
} from '@livery/contract/control/routes';
import {
  controlShapes,
  type ControlBodyOf,
  type ControlParts,
  type ControlQueryOf,
  type ControlValueOf,
} from '@livery/contract/control/shapes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import Type from 'typebox';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { ActingBy } from '#observe/audit-log.ts';
import { AppError } from '#base/app-error.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { makeAnswerWriter } from '#http/answer-writer.ts';
import { onceFor, type Once, type WithOnce } from '#http/once.ts';
import { abortSignalOf } from '#http/call.ts';
import { isLoopback } from '#base/network.ts';
import type { Platform } from '#base/platform.ts';
import { hostOf } from '#http/route.ts';
import { makeBodyReader, makeQueryReader } from '#http/validation.ts';

/** A control call with its query or body checked and converted. */
export interface ControlCall<Name extends ControlRouteName> {
  readonly query: ControlQueryOf<Name>;
  readonly body: ControlBodyOf<Name>;
  readonly now: Date;
  /** Aborts if the caller hangs up before the answer. */
  readonly signal: AbortSignal;
  /** The actor, for the audit log and the ledger. */
  readonly by: ActingBy;
}

interface OfMerchant {
  readonly merchant: Merchant;
  /** For reads, limited to the merchant's rows. */
  readonly db: GatewayDatabase;
  /** Runs an action in one database transaction. */
  readonly transaction: <Result>(action: (trx: Transaction<Database>) => Promise<Result>) => Promise<Result>;
}

/** A call about the merchant named in the header `Merchant`. */
export type DeskCall<Name extends MerchantRouteName> = ControlCall<Name> & OfMerchant & WithOnce<ControlBodyOf<Name>>;

type CallOf<Name extends ControlRouteName> = Name extends MerchantRouteName ? DeskCall<Name> : ControlCall<Name>;

type Handler<Name extends ControlRouteName> = (
  call: CallOf<Name>,
  platform: Platform,
) => ControlValueOf<Name> | Promise<ControlValueOf<Name>>;

/**
 * Serves a control call. Method, path and schemas come from the contract. The handler gets a {@link ControlCall} or
 * {@link DeskCall} and the platform, and returns the bare `value`. Register it in the module's `desk`, which production
 * leaves out. It answers only callers on this machine who use one of its names or a merchant's host, and know the
 * control secret.
 *
 *     controlRoute(app, 'goods', ({ db, merchant }) => readDeskGoods(db, merchant.id));
 */
export function controlRoute<Name extends ControlRouteName>(app: FastifyInstance, name: Name, handler: Handler<Name>): void {
  const { platform } = app;
  if (platform.environment === 'production') throw new Error(`${name} is a control call, which production must not have`);
  const { method, bodyLimit, isOfMerchant }: ControlRoute = controlRoutes[name];
  const { query, body, value = nothing }: ControlParts = controlShapes[name];
  const readQuery = makeQueryReader(query);
  const readBody = makeBodyReader(method === 'GET' ? undefined : (body ?? nothing));
  const writeAnswer = makeAnswerWriter(value);
  app.route({
    method,
    url: controlPath(name),
    ...(bodyLimit === null ? {} : { bodyLimit }),
    schema: { response: { 200: {} } },
    serializerCompiler: () => writeAnswer,
    handler: async (request, reply) => {
      requireNear(request, platform);
      if (!isControlSecret(request.headers[secretHeader], platform)) throw new AppError('FORBIDDEN');
      const call = {
        query: readQuery(request.query),
        body: readBody(method === 'GET' ? undefined : (request.body ?? {})),
        now: platform.clock.now(),
        signal: abortSignalOf(reply),
        by: { actor: `control:${request.ip}` as const, requestId: request.id },
      };
      const whole = isOfMerchant ? keyed(name, { ...call, ...ofMerchant(platform, platform.merchants.resolve(request)) }) : call;
      void reply.header('Cache-Control', 'no-store');
      return { success: true, value: (await handler(whole as never, platform)) ?? {}, message: null };
    },
  });
}

/** The merchant's data in a {@link DeskCall}. */
export function ofMerchant({ tenants }: Pick<Platform, 'tenants'>, merchant: Merchant): OfMerchant {
  return {
    merchant,
    db: tenants.of(merchant.id),
    transaction: (action) => tenants.transaction(merchant.id, action),
  };
}

/** A key belongs to the desk as a whole, whatever address calls. */
function keyed<Asked extends Parameters<typeof onceFor>[2]>(name: string, call: Asked): Asked & { readonly once: Once } {
  return { ...call, once: onceFor(name, 'control', call) };
}

const nothing = Type.Object({}, { additionalProperties: false });

/**
 * Refuses callers from other machines, and host names that are neither this machine's nor a merchant's.
 *
 * @throws AppError FORBIDDEN
 */
export function requireNear(request: FastifyRequest, platform: Platform): void {
  const isNear = [request.ip, request.socket.remoteAddress].every(isLoopback);
  if (!isNear || !isLocalName(hostOf(request), platform)) throw new AppError('FORBIDDEN');
}

/** Proves that the gateway's starter gave the caller the secret, which a proxied or rebound request cannot have. */
const secretHeader = controlSecretHeader.toLowerCase();

/** In DNS rebinding, a foreign page calls this machine under its own name. */
function isLocalName(host: string, { merchants }: Platform): boolean {
  return /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/.test(host) || merchants.byHost(host) !== null;
}

/** Compares digests of equal length, so that timing reveals nothing. A platform without a secret refuses everyone. */
function isControlSecret(given: string | string[] | undefined, { controlSecret }: Platform): boolean {
  if (typeof given !== 'string' || controlSecret === null) return false;
  const [left, right] = [given, controlSecret].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
