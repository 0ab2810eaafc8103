import Type, { type Static } from 'typebox';
import type { FastifyInstance } from 'fastify';
import { leastTimes, mostTimes } from '@livery/arcade/crash/crash-rules';
import { spots } from '@livery/arcade/roulette/roulette-rules';
import type { StakeAnswer } from '@livery/arcade/live-table/table-wire';
import { beginEvents } from '#http/event-stream.ts';
import { makeBodyReader } from '#http/validation.ts';
import { leaveCrash, stakeOnCrash } from '../crash/crash.service.ts';
import { crashGame } from '../crash/crash-game.rules.ts';
import { closed, requireGamesHost, round, serveCall, session, staked } from '../house-calls.routes.ts';
import { stakeOnRoulette } from '../roulette/roulette.service.ts';
import { rouletteGame } from '../roulette/roulette-game.rules.ts';
import { takeBack, type Placed } from './stake.service.ts';
import type { TableGame } from './table-game.rules.ts';
import { tableGames } from './table-games.rules.ts';
import { TableHub } from './table-hub.state.ts';

const number = Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 });
const auto = Type.Union([Type.Integer({ minimum: leastTimes, maximum: mostTimes }), Type.Null()]);
const chip = Type.Object(
  { spot: Type.Integer({ minimum: 0, maximum: spots.length - 1 }), amount: Type.Integer({ minimum: 1, maximum: 10 ** 12 }) },
  closed,
);

const FeedBody = Type.Object({ session }, closed);
const StakeBody = Type.Object({ session, key: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }) }, closed);
const CrashStakeBody = Type.Object({ ...round, round: number, auto }, closed);
const RouletteStakeBody = Type.Object(
  { ...staked, round: number, chips: Type.Array(chip, { minItems: 1, maxItems: spots.length }) },
  closed,
);

/** The calls of live tables, and their event stream. */
export function registerLiveTables(app: FastifyInstance): void {
  const { platform } = app;
  const { clock } = platform;
  const hub = new TableHub(platform);
  app.addHook('preClose', () => hub.close());
  const caller = (ip: string) => ({ ip, now: clock.now() });

  for (const game of Object.values(tableGames)) {
    serveFeed(app, hub, game);
    serveCall(app, game.kind, 'undo', StakeBody, (body, ip) => takeBack(platform, game, body, caller(ip)));
  }
  const keep = async <Choice>(game: TableGame, placed: Promise<Placed<Choice>>): Promise<StakeAnswer<Choice>> => {
    const { answer, place } = await placed;
    hub.keep(place, game);
    return answer;
  };
  serveCall(app, 'crash', 'stake', CrashStakeBody, (body, ip) => keep(crashGame, stakeOnCrash(platform, body, caller(ip))));
  serveCall(app, 'crash', 'leave', StakeBody, (body, ip) => leaveCrash(platform, body, caller(ip)));
  serveCall(app, 'roulette', 'stake', RouletteStakeBody, (body, ip) => keep(rouletteGame, stakeOnRoulette(platform, body, caller(ip))));
}

/** POST, because an EventSource would put the session into the address. */
function serveFeed(app: FastifyInstance, hub: TableHub, game: TableGame): void {
  const readBody = makeBodyReader(FeedBody);
  app.post(`/${game.kind}/api/feed`, async (request, reply) => {
    requireGamesHost(app.platform, request);
    const { session: token } = readBody(request.body) as Static<typeof FeedBody>;
    await hub.listen(game, { session: token, ip: request.ip }, () => beginEvents(reply));
    return reply;
  });
}
