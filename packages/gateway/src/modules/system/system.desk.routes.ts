import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { readFlags, switchFlag } from './system.desk.ts';

export function registerSystemDesk(app: FastifyInstance): void {
  controlRoute(app, 'flags', readFlags);
  controlRoute(app, 'switchFlag', switchFlag);
}
