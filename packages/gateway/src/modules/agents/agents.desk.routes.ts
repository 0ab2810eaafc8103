import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { checkMove, moveMember } from './move-member.action.ts';

export function registerAgentsDesk(app: FastifyInstance): void {
  controlRoute(app, 'checkMove', ({ db, merchant, query }, platform) => checkMove(db, platform, { merchantId: merchant.id, ...query }));
  controlRoute(app, 'moveMember', ({ transaction, merchant, body, by, now }, platform) =>
    transaction((trx) => moveMember(trx, platform, { merchantId: merchant.id, ...body }, { by, now })),
  );
}
