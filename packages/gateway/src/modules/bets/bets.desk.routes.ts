import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { voidBet } from './void-bet.service.ts';

/** The operator's actions on a bet. */
export function registerBetsDesk(app: FastifyInstance): void {
  controlRoute(app, 'voidBet', voidBet);
}
