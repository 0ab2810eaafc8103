import type { GatewayModule } from '#http/module.ts';
import { fileRoute, memberRoute, route } from '#http/route.ts';
import { forgiveAll } from '#limits/rate-counter.ts';
import { statementsSchema } from './statements.schema.ts';
import { checkLimit, checkStatement, fileDocument, fileStatement, readOne, readStatements } from './statements.service.ts';
import { statementsSweeps } from './statements.sweeps.ts';

/** Statements of agents' contracts, chained by their hashes. */
export const statementsModule: GatewayModule = {
  name: 'statements',
  schema: statementsSchema,
  register: (app) => {
    memberRoute(app, 'statements', readStatements);
    memberRoute(app, 'statement', readOne);
    fileRoute(app, 'statementFile', fileStatement);
    fileRoute(app, 'statementDocument', fileDocument);
    route(app, 'checkStatement', checkStatement);
  },
  sweeps: statementsSweeps,
  reset: ({ trx, merchant }) => forgiveAll(trx, merchant.id, [checkLimit]),
};
