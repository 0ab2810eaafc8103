import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { endFixture, readBooked } from './sportsbook.desk.ts';

export function registerSportsbookDesk(app: FastifyInstance): void {
  controlRoute(app, 'fixtures', readBooked);
  controlRoute(app, 'endFixture', endFixture);
}
