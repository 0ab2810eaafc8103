import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { readMailings, writeLetter } from './inbox.desk.ts';

export function registerInboxDesk(app: FastifyInstance): void {
  controlRoute(app, 'mailings', readMailings);
  controlRoute(app, 'writeLetter', writeLetter);
}
