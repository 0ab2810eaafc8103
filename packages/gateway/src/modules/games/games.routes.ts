import type { FastifyInstance } from 'fastify';
import { AppError } from '../../server/app-error.ts';
import type { GatewayModule } from '../../server/module.ts';
import { gamesOriginFor } from '../../server/platform.ts';
import { memberRoute, route } from '../../server/route.ts';
import { listGames } from './game-list.service.ts';
import { presentGame, presentWinner } from './games.present.ts';
import { findGame, findHotGames, findWinners } from './games.repo.ts';
import { resetGames, seedCatalogue, seedGames } from './games.seed.ts';
import { countDemo } from './launch-limit.ts';
import { issueTicket, parentOriginOf, playableGame } from './launch.service.ts';
import { deleteFavourite, findFavouriteIds, findFavourites, findRecent, insertFavourite, upsertRecent } from './member-games.repo.ts';
import { listCategories, listLanes } from './menus.service.ts';
import { registerSlot } from './slot/slot.routes.ts';

export const gamesModule: GatewayModule = {
  name: 'games',
  register: (app) => {
    registerLobby(app);
    registerMemberLists(app);
    registerLaunch(app);
    registerSlot(app);
  },
  seed: { version: 1, run: seedCatalogue, demo: seedGames },
  reset: resetGames,
};

function registerLobby(app: FastifyInstance): void {
  route(app, 'gameMenus', async ({ db, merchant, language }) => ({ categories: await listCategories(db, merchant.id, language) }));

  route(app, 'gameList', async ({ db, merchant, language, query }) => {
    if (query.merchant !== merchant.code) throw new AppError('MERCHANT_MISMATCH');
    const { vassalage, gameClassify, gameName, gameType } = query;
    const filter = {
      merchantId: merchant.id,
      type: gameType,
      vendor: given(vassalage),
      gameClass: given(gameClassify),
      name: gameName,
      language,
    };
    return listGames(db, filter, query);
  });

  route(app, 'hotGames', async ({ db, merchant, language, query }) => {
    if (query.merchantCode !== merchant.code) throw new AppError('MERCHANT_MISMATCH');
    const rows = await findHotGames(db, merchant.id, given(query.gameType), given(query.vassalage));
    return { list: rows.map((row) => presentGame(row, language)) };
  });

  route(app, 'vendors', async ({ db, merchant }) => ({ data: { lanes: await listLanes(db, merchant.id) } }));

  route(app, 'winners', async ({ db, merchant, language, query }) => {
    const rows = await findWinners(db, merchant.id, query.limitNum);
    return { list: rows.map((row) => presentWinner(row, language, merchant.currency)) };
  });
}

/** An empty value and ALL both mean that nothing is chosen. */
function given(value: string | undefined): string | undefined {
  return value === '' || value === 'ALL' ? undefined : value;
}

function registerMemberLists(app: FastifyInstance): void {
  memberRoute(app, 'favouriteIds', async ({ db, member }) => ({ favGameIds: await findFavouriteIds(db, member.id) }));

  memberRoute(app, 'favouriteList', async ({ db, member, language, query }) => {
    const { rows, totalPages } = await findFavourites(db, member.id, query);
    return { content: rows.map((row) => presentGame(row, language)), pageNum: query.pageNo, totalPages };
  });

  memberRoute(app, 'addFavourite', async ({ db, merchant, member, body }) => {
    if ((await findGame(db, merchant.id, body.nodeId, body.vendor, body.gameType)) === null) throw new AppError('GAME_NOT_FOUND');
    await insertFavourite(db, { merchantId: merchant.id, memberId: member.id }, body.nodeId);
    return { favGameIds: await findFavouriteIds(db, member.id) };
  });

  memberRoute(app, 'removeFavourite', async ({ db, member, body }) => {
    await deleteFavourite(db, member.id, body.nodeId);
    return { favGameIds: await findFavouriteIds(db, member.id) };
  });

  memberRoute(app, 'recentGames', async ({ db, member, language, query }) => {
    const { rows, totalPages } = await findRecent(db, member.id, query);
    return { list: rows.map((row) => presentGame(row, language)), totalPages };
  });
}

function registerLaunch(app: FastifyInstance): void {
  const { platform } = app;

  memberRoute(app, 'launchGame', async ({ db, merchant, member, body, host, now, language, transaction }) => {
    const game = await playableGame(db, merchant.id, body);
    const request = {
      merchant,
      member,
      game,
      language: spoken(merchant.languages, body.language, language),
      parentOrigin: parentOriginOf(platform, merchant, host, body.backUrl),
      gamesOrigin: gamesOriginFor(host, platform.gamesOrigins),
      now,
    };
    return transaction(async (trx) => {
      await upsertRecent(trx, { merchantId: merchant.id, memberId: member.id }, game.node_id, now);
      return issueTicket(trx, request);
    });
  });

  route(app, 'launchDemo', async ({ db, merchant, body, host, ip, now, language }) => {
    const game = await playableGame(db, merchant.id, body);
    if (!game.has_demo) throw new AppError('NOT_AVAILABLE');
    await countDemo(db, { merchantId: merchant.id, ip }, now);
    return issueTicket(db, {
      merchant,
      member: null,
      game,
      language: spoken(merchant.languages, body.language, language),
      parentOrigin: parentOriginOf(platform, merchant, host, body.backUrl),
      gamesOrigin: gamesOriginFor(host, platform.gamesOrigins),
      now,
    });
  });
}

function spoken(languages: readonly string[], asked: string, otherwise: string): string {
  return languages.includes(asked) ? asked : otherwise;
}
