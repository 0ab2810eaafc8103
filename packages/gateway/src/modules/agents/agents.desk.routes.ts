import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { checkMove, moveByDesk } from './move-member.action.ts';

export function registerAgentsDesk(app: FastifyInstance): void {
  controlRoute(app, 'checkMove', ({ db, merchant, query }, platform) => checkMove(db, platform, { merchantId: merchant.id, ...query }));
  controlRoute(app, 'moveMember', moveByDesk);
}
