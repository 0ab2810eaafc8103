import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { checkMove, moveByDesk } from './moving/move-member.action.ts';
import { readHistory, readNode, readSettings, readTree, searchTree, setTreeDepth } from './tree.desk.ts';

export function registerAgentsDesk(app: FastifyInstance): void {
  controlRoute(app, 'checkMove', ({ db, merchant, query }, platform) => checkMove(db, platform, { merchantId: merchant.id, ...query }));
  controlRoute(app, 'moveMember', moveByDesk);
  controlRoute(app, 'agentTree', readTree);
  controlRoute(app, 'agentSearch', searchTree);
  controlRoute(app, 'agentMember', readNode);
  controlRoute(app, 'agentHistory', readHistory);
  controlRoute(app, 'agentSettings', readSettings);
  controlRoute(app, 'setTreeDepth', setTreeDepth);
}
