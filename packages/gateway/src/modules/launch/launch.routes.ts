import { keyOf } from '#base/member-key.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#base/app-error.ts';
import type { GatewayModule } from '#http/module.ts';
import { memberRoute, route } from '#http/route.ts';
import { presentGame } from '../catalogue/catalogue.present.ts';
import { catalogueOf } from '../catalogue/catalogue.service.ts';
import { given } from '../catalogue/offer.rules.ts';
import { readGameDetails } from './details/game-details.service.ts';
import { launchSchema } from './launch.schema.ts';
import { resetLaunch, seedWinners } from './launch.seed.ts';
import { launchSweeps } from './launch.sweeps.ts';
import { deleteFavourite, insertFavourite } from './member-games.repo.ts';
import { listFavouriteIds, listFavourites, listRecent, listRecentLotteries } from './member-games.service.ts';
import { launchDemo, launchGame } from './open-game.service.ts';
import { listRooms } from './rooms.service.ts';
import { listWinners } from './winners.service.ts';

/** Opens games, and lists recent games, favourites and wins. */
export const launchModule: GatewayModule = {
  name: 'launch',
  schema: launchSchema,
  register: (app) => {
    registerLists(app);
    registerMemberLists(app);
    memberRoute(app, 'launchGame', launchGame);
    route(app, 'launchDemo', launchDemo);
    route(app, 'gameDetails', readGameDetails);
  },
  seed: { version: 1, demo: seedWinners },
  reset: resetLaunch,
  sweeps: launchSweeps,
};

function registerLists(app: FastifyInstance): void {
  const catalogue = catalogueOf(app.platform);

  route(app, 'winners', async ({ db, merchant, language, query, now }) => ({
    list: await listWinners(db, await catalogue.of(merchant.id), merchant, { limit: query.limitNum, language, now }),
  }));

  memberRoute(app, 'rooms', async ({ db, merchant, language, query, now }) => ({
    list: await listRooms(db, await catalogue.of(merchant.id), merchant, { vendor: given(query.vassalage), language, now }),
  }));
}

function registerMemberLists(app: FastifyInstance): void {
  const catalogue = catalogueOf(app.platform);

  memberRoute(app, 'favouriteIds', async ({ db, merchant, member }) => ({
    favGameIds: await listFavouriteIds(db, await catalogue.of(merchant.id), keyOf({ merchant, member })),
  }));

  memberRoute(app, 'favouriteList', async ({ db, merchant, member, language, query }) => {
    const offer = await catalogue.of(merchant.id);
    const { games, totalPages } = await listFavourites(db, offer, keyOf({ merchant, member }), query);
    return { content: games.map((game) => presentGame(offer, game, language)), pageNum: query.pageNo, totalPages };
  });

  memberRoute(app, 'addFavourite', async ({ db, merchant, member, body }) => {
    const offer = await catalogue.of(merchant.id);
    if (offer.find(body.nodeId, body.vendor, body.gameType) === null) throw new AppError('GAME_NOT_FOUND');
    await insertFavourite(db, keyOf({ merchant, member }), body.nodeId);
    return { favGameIds: await listFavouriteIds(db, offer, keyOf({ merchant, member })) };
  });

  memberRoute(app, 'removeFavourite', async ({ db, merchant, member, body }) => {
    await deleteFavourite(db, keyOf({ merchant, member }), body.nodeId);
    return { favGameIds: await listFavouriteIds(db, await catalogue.of(merchant.id), keyOf({ merchant, member })) };
  });

  memberRoute(app, 'recentGames', async ({ db, merchant, member, language, query }) => {
    const offer = await catalogue.of(merchant.id);
    const { games, totalPages } = await listRecent(db, offer, keyOf({ merchant, member }), query);
    return { list: games.map((game) => presentGame(offer, game, language)), totalPages };
  });

  memberRoute(app, 'recentLotteryMenu', async ({ db, merchant, member, language, query }) => {
    const offer = await catalogue.of(merchant.id);
    const lotteries = await listRecentLotteries(db, offer, keyOf({ merchant, member }), query.prizeMode);
    return { list: lotteries.map((game) => presentGame(offer, game, language)) };
  });
}
