import { DepositNoticesQuery, DepositSettlement, DepositsQuery } from '@livery/contract/control/deposits';
import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { readDeposits, readNotices, settleReview } from './deposits.desk.ts';

/** A merchant's deposits, and the end of a review. */
export function registerDeposits(app: FastifyInstance): void {
  const { platform } = app;
  controlRoute(app, 'GET', 'deposits', DepositsQuery, ({ body, merchant }) => readDeposits(platform, merchant(), body));
  controlRoute(app, 'GET', 'deposits/notices', DepositNoticesQuery, ({ body, merchant }) => readNotices(platform, merchant(), body.id));
  controlRoute(app, 'POST', 'deposits/settle', DepositSettlement, ({ body, merchant, now, by }) =>
    settleReview(platform, merchant(), body, now, by),
  );
}
