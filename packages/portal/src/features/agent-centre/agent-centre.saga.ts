import { createAction } from '@reduxjs/toolkit';
import { call, put, takeEvery } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { messageShown } from '#shared/facts/messages.slice.ts';
import { changeAnswers } from '#shared/reads/reads.saga.ts';
import type { AgentCentreApi } from './agent-centre.api.ts';
import { agentNoticesRead } from './agent-centre.reads.ts';

/** The agent has opened these announcements, or marked them as read. */
export const noticesRead = createAction<number[]>('agentCentre/noticesRead');

export function makeAgentCentreSaga(api: AgentCentreApi) {
  function* markRead({ payload: ids }: ReturnType<typeof noticesRead>) {
    try {
      yield* call(api.postRead, ids);
      yield* changeAnswers(agentNoticesRead, ({ items, ...rest }) => ({
        ...rest,
        items: items.map((item) => (ids.includes(item.id) ? { ...item, isRead: true } : item)),
      }));
    } catch (error) {
      const { code } = failureOf(error);
      if (code === 'NOT_LOGGED_IN') return;
      yield* put(messageShown({ key: 'agentNotices', tone: 'negative', text: 'agent-centre:announcements.readFailed', failure: code }));
    }
  }

  return function* agentCentreSaga() {
    yield* takeEvery(noticesRead, markRead);
  };
}
