import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { changeRule, orderRules, readRules } from './registration.desk.ts';

export function registerRegistrationDesk(app: FastifyInstance): void {
  controlRoute(app, 'registerRules', readRules);
  controlRoute(app, 'changeRule', changeRule);
  controlRoute(app, 'orderRules', orderRules);
}
