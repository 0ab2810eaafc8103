import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { decide, readApplications, readPictures } from './applications.desk.ts';
import { readParticipants } from './participants.desk.ts';
import { readDeskPromotions, switchPromotion } from './promotions.desk.ts';

export function registerPromotionsDesk(app: FastifyInstance): void {
  controlRoute(app, 'promotions', readDeskPromotions);
  controlRoute(app, 'switchPromotion', switchPromotion);
  controlRoute(app, 'participants', readParticipants);
  controlRoute(app, 'applications', readApplications);
  controlRoute(app, 'applicationPictures', readPictures);
  controlRoute(app, 'decideApplication', decide);
}
