import type { GatewayModule } from '#http/module.ts';
import { route } from '#http/route.ts';
import { inLanguage } from '#base/texts.ts';
import { catalogueOf } from '../catalogue/catalogue.service.ts';
import { FixtureBoard } from './fixture-board.state.ts';
import { registerSportsbookDesk } from './sportsbook.desk.routes.ts';

/** Enough for one page. */
const mostShown = 12;

/** The current offer of a merchant's sportsbooks. */
export const sportsbookModule: GatewayModule = {
  name: 'sportsbook',
  register: (app) => {
    const { platform } = app;
    const catalogue = catalogueOf(platform);
    const board = new FixtureBoard();
    route(app, 'fixtures', async ({ merchant, query: { gameType }, language }) => {
      const games = (await catalogue.of(merchant.id)).list({ type: gameType, language }).filter(({ maintenance }) => !maintenance);
      const brought = games.map((game) => ({ game, aggregator: platform.aggregators.bringing(game, merchant.code) }));
      const found = brought.find(({ aggregator }) => aggregator !== null && aggregator.asks.fixtures !== null);
      if (found === undefined || found.aggregator === null) return { book: null, list: [] };
      const { game, aggregator } = found;
      const fixtures = (await board.of(aggregator, merchant.code)).filter(({ type }) => type === gameType);
      const shown = fixtures.toSorted((a, b) => Number(b.isLive) - Number(a.isLive) || a.startsAt - b.startsAt).slice(0, mostShown);
      return {
        book: { nodeId: game.node_id, vassalage: game.vendor, gameType: game.type, gameName: inLanguage(game.names, language) },
        list: shown.map(({ id, sport, league, home, away, startsAt, isLive, progress, score, odds, hasDraw }) => ({
          fixtureId: id,
          sport,
          league,
          home,
          away,
          startsAt: new Date(startsAt).toISOString(),
          isLive,
          progress,
          score: { home: score[0], away: score[1] },
          odds,
          hasDraw,
        })),
      };
    });
  },
  desk: registerSportsbookDesk,
};
