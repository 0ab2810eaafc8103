import { BetVoid } from '@livery/contract/control/records';
import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { voidBet } from './void-bet.service.ts';

/** What an operator may do to a bet. */
export function registerBetsDesk(app: FastifyInstance): void {
  const { platform } = app;
  controlRoute(app, 'POST', 'bets/void', BetVoid, ({ body, merchant, now, by }) => voidBet(platform, merchant(), body, now, by));
}
