import { RaffleDraw, RewardGrant, RewardsQuery } from '@livery/contract/control/promotions';
import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { drawNow, grantFromDesk, readWaiting } from './rewards.desk.ts';

/** What waits for members, and what the desk gives and draws by itself. */
export function registerRewards(app: FastifyInstance): void {
  const { platform } = app;
  controlRoute(app, 'GET', 'rewards', RewardsQuery, ({ body, merchant, now }) => readWaiting(platform, merchant(), body, now));
  controlRoute(app, 'POST', 'rewards', RewardGrant, ({ body, merchant, now, by }) => grantFromDesk(platform, merchant(), body, now, by));
  controlRoute(app, 'POST', 'raffles/draw', RaffleDraw, ({ body, merchant, now, by }) => drawNow(platform, merchant(), body, now, by));
}
