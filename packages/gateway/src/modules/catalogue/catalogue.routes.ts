import type { FastifyInstance } from 'fastify';
import { AppError } from '#base/app-error.ts';
import type { Member } from '#identity/member.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { GatewayModule } from '#http/module.ts';
import { gamesOriginFor } from '#base/platform.ts';
import { memberRoute, route } from '#http/route.ts';
import { catalogueOf } from './catalogue.service.ts';
import { listGames } from './game-list.service.ts';
import { inLanguage } from '#base/texts.ts';
import { categoryTitles } from './game-types.ts';
import { presentGame } from './catalogue.present.ts';
import { resetGames, seedGames, seedOffer } from './catalogue.seed.ts';
import { gamesSweeps } from '../house-games/house-games.sweeps.ts';
import { countDemo, countLaunch } from '../launch/launch-limit.ts';
import { issueTicket, openingOf, parentOriginOf, playableGame } from '../launch/launch.service.ts';
import { deleteFavourite, insertFavourite, upsertRecent, type Owner } from '../launch/member-games.repo.ts';
import { listFavouriteIds, listFavourites, listRecent } from '../launch/member-games.service.ts';
import { listLotteries } from './lottery-menu.service.ts';
import { listCategories, listLanes } from './menus.service.ts';
import { listWinners } from '../launch/winners.service.ts';
import { catalogueVersion, seedRelease } from './release.seed.ts';
import { listRooms } from '../launch/rooms.service.ts';
import { registerHouseGames } from '../house-games/house-games.routes.ts';

export const gamesModule: GatewayModule = {
  name: 'games',
  register: (app) => {
    registerLobby(app);
    registerMemberLists(app);
    registerLaunch(app);
    registerHouseGames(app);
  },
  release: { version: catalogueVersion, run: seedRelease },
  seed: { version: 1, run: seedOffer, demo: seedGames },
  reset: resetGames,
  sweeps: gamesSweeps,
};

function registerLobby(app: FastifyInstance): void {
  const catalogue = catalogueOf(app.platform);

  route(app, 'gameMenus', async ({ merchant, language }) => ({ categories: listCategories(await catalogue.of(merchant.id), language) }));

  route(app, 'gameList', async ({ merchant, language, query }) => {
    if (query.merchant !== merchant.code) throw new AppError('MERCHANT_MISMATCH');
    const { vassalage, gameClassify, gameName, gameType } = query;
    const filter = { type: gameType, vendor: given(vassalage), gameClass: given(gameClassify), name: gameName, language };
    return listGames(await catalogue.of(merchant.id), filter, query);
  });

  route(app, 'hotGames', async ({ merchant, language, query }) => {
    if (query.merchantCode !== merchant.code) throw new AppError('MERCHANT_MISMATCH');
    const games = (await catalogue.of(merchant.id)).hot(given(query.gameType), given(query.vassalage));
    return { list: games.map((game) => presentGame(game, language)) };
  });

  route(app, 'vendors', async ({ merchant }) => ({ data: { lanes: listLanes(await catalogue.of(merchant.id)) } }));

  route(app, 'winners', async ({ db, merchant, language, query, now }) => ({
    list: await listWinners(db, await catalogue.of(merchant.id), merchant, { limit: query.limitNum, language, now }),
  }));

  route(app, 'vendorGameTypes', async ({ merchant, language, query }) => {
    const types = (await catalogue.of(merchant.id)).typesOf(query.vassalage);
    return { list: types.map(({ type, games }) => ({ gameType: type, title: inLanguage(categoryTitles[type], language), games })) };
  });

  // The prize mode changes what a lottery pays, and none of which there are.
  route(app, 'lotteryMenu', async ({ merchant, language, query: { prizeMode } }) => ({
    prizeMode,
    groups: listLotteries(await catalogue.of(merchant.id), language),
  }));

  memberRoute(app, 'rooms', async ({ db, merchant, language, query, now }) => ({
    list: await listRooms(db, await catalogue.of(merchant.id), merchant, { vendor: given(query.vassalage), language, now }),
  }));
}

/** An empty value and ALL both mean that nothing is chosen. */
function given(value: string | undefined): string | undefined {
  return value === '' || value === 'ALL' ? undefined : value;
}

function registerMemberLists(app: FastifyInstance): void {
  const catalogue = catalogueOf(app.platform);
  const ownerOf = (merchant: Merchant, member: Member): Owner => ({ merchantId: merchant.id, memberId: member.id });

  memberRoute(app, 'favouriteIds', async ({ db, merchant, member }) => ({
    favGameIds: await listFavouriteIds(db, await catalogue.of(merchant.id), ownerOf(merchant, member)),
  }));

  memberRoute(app, 'favouriteList', async ({ db, merchant, member, language, query }) => {
    const { games, totalPages } = await listFavourites(db, await catalogue.of(merchant.id), ownerOf(merchant, member), query);
    return { content: games.map((game) => presentGame(game, language)), pageNum: query.pageNo, totalPages };
  });

  memberRoute(app, 'addFavourite', async ({ db, merchant, member, body }) => {
    const offer = await catalogue.of(merchant.id);
    if (offer.find(body.nodeId, body.vendor, body.gameType) === null) throw new AppError('GAME_NOT_FOUND');
    await insertFavourite(db, ownerOf(merchant, member), body.nodeId);
    return { favGameIds: await listFavouriteIds(db, offer, ownerOf(merchant, member)) };
  });

  memberRoute(app, 'removeFavourite', async ({ db, merchant, member, body }) => {
    await deleteFavourite(db, ownerOf(merchant, member), body.nodeId);
    return { favGameIds: await listFavouriteIds(db, await catalogue.of(merchant.id), ownerOf(merchant, member)) };
  });

  memberRoute(app, 'recentGames', async ({ db, merchant, member, language, query }) => {
    const { games, totalPages } = await listRecent(db, await catalogue.of(merchant.id), ownerOf(merchant, member), query);
    return { list: games.map((game) => presentGame(game, language)), totalPages };
  });
}

function registerLaunch(app: FastifyInstance): void {
  const { platform } = app;
  const catalogue = catalogueOf(platform);

  memberRoute(app, 'launchGame', async ({ db, merchant, member, body, host, now, language, transaction }) => {
    const offer = await catalogue.of(merchant.id);
    const game = playableGame(offer, body);
    await countLaunch(db, { merchantId: merchant.id, memberId: member.id }, now);
    const request = {
      merchant,
      member,
      game,
      language: spoken(merchant.languages, body.language, language),
      parentOrigin: parentOriginOf(platform, merchant, host, body.backUrl),
      gamesOrigin: gamesOriginFor(host, platform.gamesOrigins),
      aggregator: await openingOf(platform, merchant, game, { offer, language: body.language }),
      fixture: body.fixture,
      now,
    };
    return transaction(async (trx) => {
      await upsertRecent(trx, { merchantId: merchant.id, memberId: member.id }, game.node_id, now);
      return issueTicket(trx, request);
    });
  });

  route(app, 'launchDemo', async ({ db, merchant, body, host, ip, now, language }) => {
    const offer = await catalogue.of(merchant.id);
    const game = playableGame(offer, body);
    if (!game.has_demo) throw new AppError('NOT_AVAILABLE');
    await countDemo(db, { merchantId: merchant.id, ip }, now);
    return issueTicket(db, {
      merchant,
      member: null,
      game,
      language: spoken(merchant.languages, body.language, language),
      parentOrigin: parentOriginOf(platform, merchant, host, body.backUrl),
      gamesOrigin: gamesOriginFor(host, platform.gamesOrigins),
      aggregator: await openingOf(platform, merchant, game, { offer, language: body.language }),
      fixture: body.fixture,
      now,
    });
  });
}

function spoken(languages: readonly string[], asked: string, otherwise: string): string {
  return languages.includes(asked) ? asked : otherwise;
}
