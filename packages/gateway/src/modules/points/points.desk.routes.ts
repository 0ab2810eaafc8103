import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { changeGoodAtDesk, decideAtDesk, readDeskGoods, readDeskRedemptions } from './points.desk.ts';

export function registerPointsDesk(app: FastifyInstance): void {
  controlRoute(app, 'redemptions', readDeskRedemptions);
  controlRoute(app, 'decideRedemption', decideAtDesk);
  controlRoute(app, 'goods', readDeskGoods);
  controlRoute(app, 'changeGood', changeGoodAtDesk);
}
