import type { ServerResponse } from 'node:http';
import { bodyLimits } from '@livery/contract/body-limits';
import { headers, routes, type Route, type RouteName } from '@livery/contract/routes';
import { shapes, type BodyOf, type QueryOf, type ServedRoute, type ValueOf } from '@livery/contract/shapes';
import type { TSchema } from 'typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readTime } from '#database/database-time.ts';
import { admit, isForMembers } from '#identity/admission.ts';
import { makeAnswerWriter } from './answer-writer.ts';
import { AppError } from '#base/app-error.ts';
import { authenticate } from '#identity/authentication.ts';
import { abortSignalOf, languageOf } from './call.ts';
import { beginEvents } from './event-stream.ts';
import { FileAnswer, sendFile } from './file-answer.ts';
import type { Member } from '#identity/member.ts';
import type { RequestContext } from './context.ts';
import type { Platform } from '#base/platform.ts';
import { requireRecentProof } from '#identity/recent-proof.ts';
import { openPayload, sendSealed, spendHeaderNonce } from '#sealed/sealed-payload.ts';
import { onceFor, type WithOnce } from './once.ts';
import { makeBodyReader, makeQueryReader } from './validation.ts';

/** A call of the contract with its query and body checked, converted and, if it came sealed, opened. */
export interface Call<Name extends ServedRoute> extends RequestContext {
  readonly query: QueryOf<Name>;
  readonly body: BodyOf<Name>;
}

/** A call whose audience is members. */
export type MemberCall<Name extends ServedRoute> = Call<Name> & ByMember & WithOnce<BodyOf<Name>>;

/** The context of every member call. */
export interface ByMember extends RequestContext {
  readonly member: Member;
  /** The member, for the ledger and the audit log. */
  readonly actor: `member:${number}`;
}

/** Receives the call and the shared dependencies. */
type Handler<Call, Answer> = (call: Call, platform: Platform) => Answer | Promise<Answer>;

interface Parts {
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly value?: TSchema;
}

/**
 * Serves a call of the contract. Method, path, policy and schemas come from the contract. The handler gets a {@link
 * Call} and the platform, returns the bare `value`, and refuses by throwing an `AppError`. Properties that the schema
 * does not name are dropped.
 *
 *     route(app, 'hotGames', async ({ db, merchant, query, language }) => ({ list: await listHotGames(db, merchant.id, query) }));
 */
export function route<Name extends ServedRoute>(
  app: FastifyInstance,
  name: Name,
  handler: Handler<Call<Name>, ValueOf<Name>>,
  gate?: Gate,
): void {
  serve(app, name, shapes[name], handler as AnyHandler, gate);
}

/** The same for a call whose audience is members: `call.member` is never null. */
export function memberRoute<Name extends ServedRoute>(
  app: FastifyInstance,
  name: Name,
  handler: Handler<MemberCall<Name>, ValueOf<Name>>,
): void {
  if (!isForMembers(routes[name].audience)) throw new Error(`${name} is not for members only: use route()`);
  serve(app, name, shapes[name], handler as AnyHandler);
}

/** The same for a call that returns a file. */
export function fileRoute<Name extends ServedRoute>(
  app: FastifyInstance,
  name: Name,
  handler: Handler<MemberCall<Name>, FileAnswer>,
): void {
  if (!isForMembers(routes[name].audience) || !routes[name].isFile) throw new Error(`${name} answers members no file: use route()`);
  serve(app, name, shapes[name], handler as AnyHandler);
}

/** Answers NOT_AVAILABLE to contract calls without a module, after checking tenant and token. */
export function serveTheRest(app: FastifyInstance): void {
  for (const [name, { method, path }] of Object.entries(routes)) {
    if (app.hasRoute({ method, url: path })) continue;
    serve(app, name as RouteName, {}, () => {
      throw new AppError('NOT_AVAILABLE');
    });
  }
}

/** Checks the caller before anything of the call is opened or written, and throws to refuse. */
export type Gate = (caller: RequestContext) => Promise<void>;

type AnyHandler = Handler<RequestContext & { readonly query: unknown; readonly body: unknown }, unknown>;

function serve(app: FastifyInstance, name: RouteName, parts: Parts, handler: AnyHandler, gate?: Gate): void {
  const row: Route = routes[name];
  const { method, path, encoding, isNonced } = row;
  const { platform } = app;
  const readQuery = makeQueryReader(parts.query);
  const readBody = makeBodyReader(parts.body);
  const writeAnswer = parts.value === undefined ? null : makeAnswerWriter(parts.value);
  const isSealed = encoding === 'sealed' && parts.body !== undefined;

  app.route({
    method,
    url: path,
    config: { encoding },
    ...(encoding === 'picture' ? { bodyLimit: bodyLimits.picture } : {}),
    ...(writeAnswer === null ? {} : { schema: { response: { 200: {} } }, serializerCompiler: () => writeAnswer }),
    handler: async (request, reply) => {
      const caller = await callerOf(platform, row, request, reply);
      const { merchant, now } = caller;
      await gate?.(caller);
      const query = readQuery(request.query);
      const payload = isSealed ? await openPayload(platform, merchant, request, request.body, now) : null;
      if (isNonced) await spendHeaderNonce(platform, merchant, request, now);
      const body = readBody(payload === null ? request.body : payload.body);
      void reply.header('Cache-Control', 'no-store');
      const value = await handler(byMember(name, Object.assign(caller, { query, body })), platform);
      if (value instanceof FileAnswer) return sendFile(reply, value);
      const envelope = { success: true, value, message: null };
      const sealAnswer = payload?.sealAnswer ?? null;
      return sealAnswer === null ? envelope : sendSealed(reply, envelope, sealAnswer);
    },
  });
}

/** Adds the parts that only member calls have. */
function byMember<Asked extends RequestContext & { readonly body: unknown }>(name: RouteName, call: Asked): Asked {
  if (call.member === null) return call;
  const actor = `member:${call.member.id}` as const;
  return Object.assign(call, { actor, once: onceFor(name, actor, call) });
}

/** A member who is listening to events. */
export type StreamCall = RequestContext & {
  readonly member: Member;
  /** The id of the last event before the connection broke, as reported by the caller. */
  readonly lastEventId: string | null;
  /** Starts the answer with the headers set so far. From here on, only the caller writes to it. */
  readonly begin: () => ServerResponse;
};

/** Serves a call that sends events for as long as its caller listens. Refusals are answered as usual. */
export function streamRoute(app: FastifyInstance, name: RouteName, handler: (call: StreamCall) => Promise<void>): void {
  const row: Route = routes[name];
  if (!row.isStream || !isForMembers(row.audience)) throw new Error(`${name} is no stream for members: use route()`);
  app.route({
    method: row.method,
    url: row.path,
    handler: async (request, reply) => {
      const caller = await callerOf(app.platform, row, request, reply);
      const lastEventId = String(request.headers[headers.lastEventId.toLowerCase()] ?? '') || null;
      await handler(Object.assign(caller, { lastEventId, begin: () => beginEvents(reply) }) as StreamCall);
      return reply;
    },
  });
}

/** Returns the caller and merchant. Refuses callers that the route does not admit. */
async function callerOf(platform: Platform, row: Route, request: FastifyRequest, reply: FastifyReply): Promise<RequestContext> {
  const { audience, isOpenWhileClosed, isPolled, asks } = row;
  const merchant = platform.merchants.resolve(request);
  request.merchantCode = merchant.code;
  if (!isOpenWhileClosed) await platform.closures.refuseClosed(merchant.id, request.ip);
  const now = platform.clock.now();
  const member = audience === 'anyone' ? null : await authenticate(platform, merchant, request, now, { isUse: !isPolled });
  request.memberId = member?.id ?? null;
  admit(row, member);
  const caller: RequestContext = {
    requestId: request.id,
    merchant,
    member,
    // Computed only for handlers that need it.
    get language() {
      return languageOf(merchant, request);
    },
    get ip() {
      return request.ip;
    },
    get userAgent() {
      return (request.headers['user-agent'] ?? '').slice(0, 256);
    },
    get origin() {
      return request.headers.origin ?? null;
    },
    get reports() {
      return platform.reports.of(merchant.id);
    },
    get signal() {
      return abortSignalOf(reply);
    },
    host: hostOf(request),
    now,
    db: platform.tenants.of(merchant.id),
    timeIn: (trx) => readTime(trx, platform.clock.ahead),
    transaction: (action) => platform.tenants.transaction(merchant.id, action),
  };
  if (asks === 'recentProof' && member !== null) await requireRecentProof(caller, member);
  return caller;
}

/** Only the Host header counts. What a proxy adds about other hosts never decides the tenant. */
export function hostOf(request: FastifyRequest): string {
  return (request.headers.host ?? '').toLowerCase();
}
