import { Nothing } from '@livery/contract/control/merchant';
import { ApplicationsQuery, Decision, ParticipantsQuery, PicturesQuery, PromotionSwitch } from '@livery/contract/control/promotions';
import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { decide, readApplications, readPictures } from './applications.desk.ts';
import { readParticipants } from './participants.desk.ts';
import { readDeskPromotions, switchPromotion } from './promotions.desk.ts';

/** A merchant's activities, and who applied for them. */
export function registerPromotions(app: FastifyInstance): void {
  const { platform } = app;
  controlRoute(app, 'GET', 'promotions', Nothing, ({ merchant, now }) => readDeskPromotions(platform, merchant(), now));
  controlRoute(app, 'POST', 'promotions/switch', PromotionSwitch, ({ body, merchant, by }) =>
    switchPromotion(platform, merchant(), body, by),
  );
  controlRoute(app, 'GET', 'promotions/members', ParticipantsQuery, ({ body, merchant, now }) =>
    readParticipants(platform, merchant(), body, now),
  );
  controlRoute(app, 'GET', 'applications', ApplicationsQuery, ({ body, merchant }) => readApplications(platform, merchant(), body));
  controlRoute(app, 'GET', 'applications/pictures', PicturesQuery, ({ body, merchant }) => readPictures(platform, merchant(), body.id));
  controlRoute(app, 'POST', 'applications/decision', Decision, ({ body, merchant, now, by }) =>
    decide(platform, merchant(), body, now, by),
  );
}
