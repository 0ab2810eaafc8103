import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { changeState } from './closing.desk.ts';

export function registerClosingDesk(app: FastifyInstance): void {
  controlRoute(app, 'changeMemberState', changeState);
}
