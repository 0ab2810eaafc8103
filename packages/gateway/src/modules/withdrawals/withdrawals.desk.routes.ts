import { PayoutAct, WithdrawalMove, WithdrawalProof, WithdrawalsQuery } from '@livery/contract/control/withdrawals';
import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { actOnPayout } from './payouts.desk.ts';
import { moveOn, readPictures, readQueue } from './withdrawals.desk.ts';

/** What waits to be looked at and paid, and what has gone wrong. */
export function registerWithdrawals(app: FastifyInstance): void {
  const { platform } = app;
  controlRoute(app, 'GET', 'withdrawals', WithdrawalsQuery, ({ body, merchant }) => readQueue(platform, merchant(), body));
  controlRoute(app, 'GET', 'withdrawals/proof', WithdrawalProof, ({ body, merchant }) =>
    readPictures(platform, merchant(), body.withdrawalId),
  );
  controlRoute(app, 'POST', 'withdrawals/move', WithdrawalMove, ({ body, merchant, now, by }) =>
    moveOn(platform, merchant(), body, now, by),
  );
  controlRoute(app, 'POST', 'withdrawals/payout', PayoutAct, ({ body, merchant, now, by }) =>
    actOnPayout(platform, merchant(), body, now, by),
  );
}
