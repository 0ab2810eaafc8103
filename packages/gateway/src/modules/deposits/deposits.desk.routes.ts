import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { readDeposits, readNotices, settleReview } from './deposits.desk.ts';

export function registerDepositsDesk(app: FastifyInstance): void {
  controlRoute(app, 'deposits', readDeposits);
  controlRoute(app, 'depositNotices', readNotices);
  controlRoute(app, 'settleDeposit', settleReview);
}
