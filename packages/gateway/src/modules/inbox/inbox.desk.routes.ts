import { Nothing } from '@livery/contract/control/merchant';
import { LetterOrder } from '@livery/contract/control/letters';
import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { readMailings, writeLetter } from './inbox.desk.ts';

/** What the house writes to its members. */
export function registerLetters(app: FastifyInstance): void {
  const { platform } = app;
  controlRoute(app, 'GET', 'letters', Nothing, ({ merchant }) => readMailings(platform, merchant()));
  controlRoute(app, 'POST', 'letters', LetterOrder, ({ body, merchant, now, by }) => writeLetter(platform, merchant(), body, now, by));
}
