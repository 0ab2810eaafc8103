import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { actOnPayout } from './payouts.desk.ts';
import { releaseWithdrawals } from '../withdrawals/release-holds.desk.ts';
import { moveOn, readPictures, readQueue } from './withdrawals.desk.ts';

export function registerWithdrawalsDesk(app: FastifyInstance): void {
  controlRoute(app, 'withdrawals', readQueue);
  controlRoute(app, 'withdrawalProof', readPictures);
  controlRoute(app, 'moveWithdrawal', moveOn);
  controlRoute(app, 'actOnPayout', actOnPayout);
  controlRoute(app, 'releaseWithdrawals', releaseWithdrawals);
}
