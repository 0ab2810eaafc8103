import type { Feature } from '#shared/ports/feature.ts';
import { makeAgentStatementsApi } from './agent-statements.api.ts';
import { makeAgentStatementsSaga } from './agent-statements.saga.ts';
import { agentStatementsSlice } from './agent-statements.slice.ts';

/** Statements of an agent's contracts, the public page to verify one, and the proof that no player was left out. */
export const agentStatements: Feature = {
  name: 'agent-statements',
  texts: ['forms', 'lists'],
  slice: agentStatementsSlice,
  makeSaga: ({ client }) => makeAgentStatementsSaga(makeAgentStatementsApi(client)),
};
