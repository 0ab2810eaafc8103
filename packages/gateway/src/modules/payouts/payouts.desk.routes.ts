import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { actOnPayout } from './payouts.desk.ts';
import { moveOn, readPictures, readQueue } from './withdrawals.desk.ts';

/** The desk that pays withdrawals, through a provider or by hand. */
export function registerPayoutsDesk(app: FastifyInstance): void {
  controlRoute(app, 'withdrawals', readQueue);
  controlRoute(app, 'withdrawalProof', readPictures);
  controlRoute(app, 'moveWithdrawal', moveOn);
  controlRoute(app, 'actOnPayout', actOnPayout);
}
