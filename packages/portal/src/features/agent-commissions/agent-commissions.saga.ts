import { call, put, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { messageShown } from '#shared/facts/messages.slice.ts';
import { readsOutdated } from '#shared/reads/reads.slice.ts';
import type { AgentCommissionsApi } from './agent-commissions.api.ts';
import { messageRefused, messageSent, messageSubmitted } from './agent-commissions.slice.ts';

export function makeAgentCommissionsSaga(api: AgentCommissionsApi) {
  function* send({ payload }: ReturnType<typeof messageSubmitted>) {
    try {
      yield* call(api.postMessage, payload);
      yield* put(messageSent());
      yield* put(messageShown({ key: 'dispute', tone: 'positive', text: `agent-commissions:dispute.done.${payload.action}` }));
      yield* put(readsOutdated('commissionLine', 'commissionLines'));
    } catch (error) {
      const failure = failureOf(error);
      yield* put(messageRefused(failure));
      // The other side, or the house, may have been faster.
      if (failure.code === 'STATE_CHANGED') yield* put(readsOutdated('commissionLine'));
    }
  }

  return function* agentCommissionsSaga() {
    yield* takeLeading(messageSubmitted, send);
  };
}
