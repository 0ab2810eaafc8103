import { Nothing } from '@livery/contract/control/merchant';
import { FixtureEnd } from '@livery/contract/control/sports';
import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { endFixture, readBooked } from './sportsbook.desk.ts';

/** Matches with open bets, and their end by somebody's word where a sandbox takes it. */
export function registerSports(app: FastifyInstance): void {
  const { platform } = app;
  controlRoute(app, 'GET', 'sports', Nothing, ({ merchant }) => readBooked(platform, merchant()));
  controlRoute(app, 'POST', 'sports/end', FixtureEnd, ({ body, merchant, by }) => endFixture(platform, merchant(), body, by));
}
