import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { endSessions } from './session.desk.ts';

export function registerSessionDesk(app: FastifyInstance): void {
  controlRoute(app, 'endSessions', endSessions);
}
