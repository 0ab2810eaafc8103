import type { FastifyInstance } from 'fastify';
import { AppError } from '#base/app-error.ts';
import { inLanguage } from '#base/texts.ts';
import type { GatewayModule } from '#http/module.ts';
import { route } from '#http/route.ts';
import { presentGame } from './catalogue.present.ts';
import { catalogueSchema } from './catalogue.schema.ts';
import { seedOffer, seedWholeOffer } from './catalogue.seed.ts';
import { catalogueOf } from './catalogue.service.ts';
import { listGames } from './game-list.service.ts';
import { categoryTitles } from './game-types.rules.ts';
import { listLotteries } from './lottery-menu.service.ts';
import { listCategories, listLanes } from './menus.service.ts';
import { given } from './offer.rules.ts';
import { catalogueVersion, seedRelease } from './release.seed.ts';

/** All games, and the ones that each merchant offers. */
export const catalogueModule: GatewayModule = {
  name: 'catalogue',
  schema: catalogueSchema,
  register: registerCatalogue,
  release: { version: catalogueVersion, run: seedRelease },
  seed: { version: 1, run: seedOffer, demo: seedWholeOffer },
  reset: seedWholeOffer,
};

function registerCatalogue(app: FastifyInstance): void {
  const catalogue = catalogueOf(app.platform);

  route(app, 'gameMenus', async ({ merchant, language }) => ({ categories: listCategories(await catalogue.of(merchant.id), language) }));

  route(app, 'gameList', async ({ merchant, language, query }) => {
    if (query.merchant !== merchant.code) throw new AppError('MERCHANT_MISMATCH');
    const { vassalage, gameClassify, gameName, gameType, sort } = query;
    const filter = { type: gameType, vendor: given(vassalage), gameClass: given(gameClassify), name: gameName, language, sort };
    return listGames(await catalogue.of(merchant.id), filter, query);
  });

  route(app, 'hotGames', async ({ merchant, language, query }) => {
    if (query.merchantCode !== merchant.code) throw new AppError('MERCHANT_MISMATCH');
    const offer = await catalogue.of(merchant.id);
    return { list: offer.hot(given(query.gameType), given(query.vassalage)).map((game) => presentGame(offer, game, language)) };
  });

  route(app, 'vendors', async ({ merchant }) => ({ data: { lanes: listLanes(await catalogue.of(merchant.id)) } }));

  route(app, 'vendorGameTypes', async ({ merchant, language, query }) => {
    const types = (await catalogue.of(merchant.id)).typesOf(query.vassalage);
    return { list: types.map(({ type, games }) => ({ gameType: type, title: inLanguage(categoryTitles[type], language), games })) };
  });

  route(app, 'lotteryMenu', async ({ merchant, language, query: { prizeMode } }) => ({
    prizeMode,
    groups: listLotteries(await catalogue.of(merchant.id), prizeMode, language),
  }));
}
