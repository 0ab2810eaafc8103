import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { grantByDesk } from './bonuses.desk.ts';

export function registerBonusesDesk(app: FastifyInstance): void {
  controlRoute(app, 'grantBonus', grantByDesk);
}
