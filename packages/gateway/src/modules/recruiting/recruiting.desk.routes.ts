import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { openAgent, readAgentTermsOf, setAgentTerms } from './recruiting.desk.ts';

export function registerRecruitingDesk(app: FastifyInstance): void {
  controlRoute(app, 'agentTerms', readAgentTermsOf);
  controlRoute(app, 'setAgentTerms', setAgentTerms);
  controlRoute(app, 'openAgent', openAgent);
}
