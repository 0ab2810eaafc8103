import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { drawNow, grantFromDesk, readWaiting } from './rewards.desk.ts';

export function registerRewardsDesk(app: FastifyInstance): void {
  controlRoute(app, 'rewards', readWaiting);
  controlRoute(app, 'giveReward', grantFromDesk);
  controlRoute(app, 'settleRaffle', drawNow);
}
