import { Nothing } from '@livery/contract/control';
import { ApplicationsQuery, Decision, PicturesQuery, PromotionSwitch, RewardGrant } from '@livery/contract/control-promotions';
import type { FastifyInstance } from 'fastify';
import { controlRoute } from '../../server/control-route.ts';
import { decide, readApplications, readPictures } from './applications.service.ts';
import { grantFromDesk, readDeskPromotions, switchPromotion } from './promotions.service.ts';

/** A merchant's activities, who applied for them, and what the desk gives by itself. */
export function registerPromotions(app: FastifyInstance): void {
  const { platform } = app;
  controlRoute(app, 'GET', 'promotions', Nothing, ({ merchant }) => readDeskPromotions(platform, merchant()));
  controlRoute(app, 'POST', 'promotions/switch', PromotionSwitch, ({ body, merchant, by }) =>
    switchPromotion(platform, merchant(), body, by),
  );
  controlRoute(app, 'GET', 'applications', ApplicationsQuery, ({ body, merchant }) => readApplications(platform, merchant(), body));
  controlRoute(app, 'GET', 'applications/pictures', PicturesQuery, ({ body, merchant }) => readPictures(platform, merchant(), body.id));
  controlRoute(app, 'POST', 'applications/decision', Decision, ({ body, merchant, now, by }) =>
    decide(platform, merchant(), body, now, by),
  );
  controlRoute(app, 'POST', 'rewards', RewardGrant, ({ body, merchant, now, by }) => grantFromDesk(platform, merchant(), body, now, by));
}
