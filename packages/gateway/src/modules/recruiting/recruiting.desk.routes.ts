import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { makeAgent, openAgent, renewAgentPassword } from './accounts.desk.ts';
import { readAgentTermsOf, setAgentTerms } from './recruiting.desk.ts';

export function registerRecruitingDesk(app: FastifyInstance): void {
  controlRoute(app, 'agentTerms', readAgentTermsOf);
  controlRoute(app, 'setAgentTerms', setAgentTerms);
  controlRoute(app, 'openAgent', openAgent);
  controlRoute(app, 'makeAgent', makeAgent);
  controlRoute(app, 'renewAgentPassword', renewAgentPassword);
}
