import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { readMembers } from './profile.desk.ts';

export function registerProfileDesk(app: FastifyInstance): void {
  controlRoute(app, 'members', readMembers);
}
