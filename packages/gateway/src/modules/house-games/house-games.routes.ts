import Type, { type Static } from 'typebox';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { shellTextsFor } from '@livery/arcade/shell/shell-texts';
import { fewestWins, mostWins } from '@livery/arcade/dice/dice-rules';
import { cells, fewestMines, mostMines } from '@livery/arcade/mines/mines-rules';
import { AppError } from '#base/app-error.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { Platform } from '#base/platform.ts';
import { acceptedEncoding, TextCache } from '#limits/text-cache.ts';
import { inLanguage } from '#base/texts.ts';
import type { GatewayModule } from '#http/module.ts';
import { addVary } from '#http/vary.ts';
import { roll } from './dice/roll.service.ts';
import { merchantOfToken } from '../launch/games-token.rules.ts';
import { findGameOfTicket, findTicket } from '../launch/launch.repo.ts';
import { cashOut, openCell, resumeMines, startMines } from './mines/mines.service.ts';
import { registerLiveTables } from './live-table/live-table.routes.ts';
import { spin } from './slot/spin.service.ts';
import { loadGameAssets, type GameAssets } from './game-assets.service.ts';
import { kindOf, ownKinds, type GameKind } from '@livery/arcade/models/game-models';
import { gamePage, gamePolicy } from './game-page.present.ts';
import { houseGamesSchema } from './house-games.schema.ts';
import { houseGamesSweeps } from './house-games.sweeps.ts';
import { closed, requireGamesHost, round, serveCall, session } from './house-calls.routes.ts';
import { close, openSitting, rotate } from './sitting.service.ts';

const roundKey = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });

const PageQuery = Type.Object({ ticket: Type.Optional(Type.String()) });
const OpenBody = Type.Object({ ticket: session }, closed);
const RotateBody = Type.Object({ session, commitment: Type.String({ pattern: '^[0-9a-f]{64}$' }) }, closed);
const SessionBody = Type.Object({ session }, closed);
const SpinBody = Type.Object(round, closed);
const wins = Type.Integer({ minimum: fewestWins, maximum: mostWins });
const RollBody = Type.Object({ ...round, wins, isOver: Type.Boolean() }, closed);
const MinesBody = Type.Object({ ...round, mines: Type.Integer({ minimum: fewestMines, maximum: mostMines }) }, closed);
const CellBody = Type.Object({ session, round: roundKey, cell: Type.Integer({ minimum: 0, maximum: cells - 1 }) }, closed);
const RoundBody = Type.Object({ session, round: roundKey }, closed);

const assetCacheBytes = 2 * 1024 * 1024;

/** The house's games and their calls. They answer only on the games' origin, which serves no call of the wire. */
export const houseGamesModule: GatewayModule = {
  name: 'house-games',
  schema: houseGamesSchema,
  register: registerHouseGames,
  sweeps: houseGamesSweeps,
};

function registerHouseGames(app: FastifyInstance): void {
  const { platform } = app;
  const { clock } = platform;

  serveCall(app, 'play', 'open', OpenBody, ({ ticket }, ip) => openSitting(platform, ticket, ip, clock.now()));
  serveCall(app, 'play', 'rotate', RotateBody, (body, ip) => rotate(platform, body.session, body.commitment, ip, clock.now()));
  serveCall(app, 'play', 'close', SessionBody, async (body) => {
    await close(platform, body.session, clock.now());
    return {};
  });
  serveCall(app, 'slot', 'spin', SpinBody, (body, ip) => spin(platform, body, ip, clock.now()));
  serveCall(app, 'dice', 'roll', RollBody, (body, ip) => roll(platform, body, ip, clock.now()));
  serveCall(app, 'mines', 'start', MinesBody, (body, ip) => startMines(platform, body, ip, clock.now()));
  serveCall(app, 'mines', 'reveal', CellBody, (body, ip) => openCell(platform, body, ip, clock.now()));
  serveCall(app, 'mines', 'cashout', RoundBody, (body, ip) => cashOut(platform, body, ip, clock.now()));
  serveCall(app, 'mines', 'resume', SessionBody, (body, ip) => resumeMines(platform, body.session, ip, clock.now()));

  registerLiveTables(app);
  servePages(app, loadGameAssets());
}

function servePages(app: FastifyInstance, assets: GameAssets): void {
  const { platform } = app;
  const cache = new TextCache(assetCacheBytes);

  for (const kind of ['slot', ...ownKinds] as const) {
    app.get<{ Querystring: Static<typeof PageQuery> }>(`/${kind}/`, { schema: { querystring: PageQuery } }, async (request, reply) => {
      requireGamesHost(platform, request);
      return servePage(platform, assets, { kind, ticket: request.query.ticket ?? '' }, reply);
    });
  }

  app.get<{ Params: { '*': string } }>(`/play/${assets.version}/*`, async (request, reply) => {
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

/** Only reads the ticket. The page's first call uses it, so a browser's prefetch wastes none. */
async function servePage(
  { tenants, merchants, environment }: Platform,
  assets: GameAssets,
  { kind, ticket }: { readonly kind: GameKind; readonly ticket: string },
  reply: FastifyReply,
): Promise<string> {
  const db = tenants.of(merchantOfToken(ticket));
  const found = await findTicket(db, ticket);
  if (found === null) throw new AppError('NOT_FOUND');
  const game = await findGameOfTicket(db, found);
  if (kindOf(game.model ?? '') !== kind) throw new AppError('NOT_FOUND');
  const merchant = merchants.all().find(({ id }) => id === found.merchant_id);
  void reply
    .header('Content-Type', 'text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('Referrer-Policy', 'same-origin')
    .header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()')
    .header('Content-Security-Policy', gamePolicy(ancestorsOf(merchant, found.parent_origin, environment !== 'production')));
  return gamePage(assets, {
    kind,
    nodeId: found.node_id,
    title: inLanguage(game.names, found.language),
    language: found.language,
    loading: shellTextsFor(found.language).loading,
    parentOrigin: found.parent_origin,
  });
}

function ancestorsOf(merchant: Merchant | undefined, parentOrigin: string, isLocal: boolean): string[] {
  const hosts = (merchant?.hosts ?? []).filter((host) => /^[a-z0-9.-]+$/.test(host)).map((host) => `https://${host}`);
  return [...new Set([parentOrigin, ...hosts, ...(isLocal ? ['http://*.localhost:*', 'http://localhost:*', 'http://127.0.0.1:*'] : [])])];
}
