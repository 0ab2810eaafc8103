import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { publishTerms } from './terms.desk.ts';

export function registerTermsDesk(app: FastifyInstance): void {
  controlRoute(app, 'publishTerms', publishTerms);
}
