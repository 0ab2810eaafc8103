import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { actForHouse, readAgreementPolicies, readHouseAgreement, readHouseAgreements, setAgreementPolicy } from './agreements.desk.ts';

export function registerAgreementsDesk(app: FastifyInstance): void {
  controlRoute(app, 'houseAgreements', readHouseAgreements);
  controlRoute(app, 'houseAgreement', readHouseAgreement);
  controlRoute(app, 'actForHouse', actForHouse);
  controlRoute(app, 'agreementPolicies', readAgreementPolicies);
  controlRoute(app, 'setAgreementPolicy', setAgreementPolicy);
}
