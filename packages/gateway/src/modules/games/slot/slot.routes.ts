import Type, { type Static, type TSchema } from 'typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { textsFor } from '../../../../games/slot/slot-texts.ts';
import { AppError } from '../../../server/app-error.ts';
import type { Merchant } from '../../../server/context.ts';
import { isGamesHost, type Platform } from '../../../server/platform.ts';
import { hostOf } from '../../../server/route.ts';
import { makeBodyReader } from '../../../server/validation.ts';
import { addVary } from '../../../server/vary.ts';
import { gamesTokenPattern, merchantOfToken } from '../games-token.ts';
import { findGameOfTicket } from '../games.repo.ts';
import { acceptedEncoding, TextCache } from '../../../server/text-cache.ts';
import { inLanguage } from '../../../server/texts.ts';
import { loadSlotAssets, type SlotAssets } from './slot-assets.ts';
import { slotPage, slotPolicy } from './slot-page.ts';
import { findTicket } from './sitting.repo.ts';
import { close, openSitting, rotate } from './sitting.service.ts';
import { spin } from './spin.service.ts';

const token = Type.String({ pattern: gamesTokenPattern });
const closed = { additionalProperties: false };
const PageQuery = Type.Object({ ticket: Type.Optional(Type.String()) });
const OpenBody = Type.Object({ ticket: token }, closed);
const SpinBody = Type.Object(
  {
    session: token,
    idempotencyKey: Type.String({ pattern: '^[\\w-]{8,64}$' }),
    stake: Type.Integer({ minimum: 1 }),
    clientSeed: Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' }),
  },
  closed,
);
const RotateBody = Type.Object({ session: token, commitment: Type.String({ pattern: '^[0-9a-f]{64}$' }) }, closed);
const CloseBody = Type.Object({ session: token }, closed);

const assetCacheBytes = 2 * 1024 * 1024;

/** The slot and its calls. They answer on the games' origin only, which serves no call of the wire. */
export function registerSlot(app: FastifyInstance): void {
  const { platform } = app;
  const { clock } = platform;
  const assets = loadSlotAssets();
  const cache = new TextCache(assetCacheBytes);

  serveCall(app, 'open', OpenBody, ({ ticket }, ip) => openSitting(platform, ticket, ip, clock.now()));
  serveCall(app, 'spin', SpinBody, (body, ip) => spin(platform, body, ip, clock.now()));
  serveCall(app, 'rotate', RotateBody, ({ session, commitment }, ip) => rotate(platform, session, commitment, ip, clock.now()));
  serveCall(app, 'close', CloseBody, async ({ session }) => {
    await close(platform, session, clock.now());
    return {};
  });

  app.get<{ Querystring: Static<typeof PageQuery> }>('/slot/', { schema: { querystring: PageQuery } }, async (request, reply) => {
    requireGamesHost(platform, request);
    return servePage(platform, assets, request.query.ticket ?? '', reply);
  });

  app.get<{ Params: { '*': string } }>(`/slot/assets/${assets.version}/*`, async (request, reply) => {
    requireGamesHost(platform, request);
    const name = request.params['*'];
    const asset = assets.files.get(name);
    if (asset === undefined) throw new AppError('NOT_FOUND');
    void reply
      .header('Content-Type', asset.type)
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .header('Cross-Origin-Resource-Policy', 'same-origin');
    if (typeof asset.body !== 'string') return reply.send(asset.body);
    const text = asset.body;
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const packed = await cache.get(name, encoding, () => text);
    if (encoding !== 'identity') void reply.header('Content-Encoding', encoding);
    addVary(reply, 'Accept-Encoding');
    return reply.send(packed?.body);
  });
}

function serveCall<Body extends TSchema>(
  app: FastifyInstance,
  name: string,
  body: Body,
  answer: (body: Static<Body>, ip: string) => Promise<unknown>,
): void {
  const readBody = makeBodyReader(body);
  app.post(`/slot/api/${name}`, async (request, reply) => {
    requireGamesHost(app.platform, request);
    void reply.header('Cache-Control', 'no-store');
    return { success: true, value: await answer(readBody(request.body) as Static<Body>, request.ip), message: null };
  });
}

function requireGamesHost({ gamesOrigins }: Platform, request: FastifyRequest): void {
  if (!isGamesHost(hostOf(request), gamesOrigins)) throw new AppError('NOT_FOUND');
}

/** A ticket is only looked at here: it is spent by the page's first call, so that a look-ahead by the browser wastes none. */
async function servePage(
  { tenants, merchants, environment }: Platform,
  assets: SlotAssets,
  ticket: string,
  reply: FastifyReply,
): Promise<string> {
  const db = tenants.of(merchantOfToken(ticket));
  const found = await findTicket(db, ticket);
  if (found === null) throw new AppError('NOT_FOUND');
  const game = await findGameOfTicket(db, found);
  const merchant = merchants.all().find(({ id }) => id === found.merchant_id);
  void reply
    .header('Content-Type', 'text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('Referrer-Policy', 'same-origin')
    .header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()')
    .header('Content-Security-Policy', slotPolicy(ancestorsOf(merchant, found.parent_origin, environment !== 'production')));
  return slotPage(assets, {
    nodeId: found.node_id,
    title: inLanguage(game.names, found.language),
    language: found.language,
    loading: textsFor(found.language).loading,
    parentOrigin: found.parent_origin,
  });
}

function ancestorsOf(merchant: Merchant | undefined, parentOrigin: string, isLocal: boolean): string[] {
  const hosts = (merchant?.hosts ?? []).filter((host) => /^[a-z0-9.-]+$/.test(host)).map((host) => `https://${host}`);
  return [...new Set([parentOrigin, ...hosts, ...(isLocal ? ['http://*.localhost:*', 'http://localhost:*', 'http://127.0.0.1:*'] : [])])];
}
