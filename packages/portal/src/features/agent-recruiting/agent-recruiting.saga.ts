import { call, put, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { messageShown } from '#shared/facts/messages.slice.ts';
import { moneyAction } from '#shared/money/money-action.ts';
import type { KeyValueStore } from '#shared/ports/feature.ts';
import { readsOutdated } from '#shared/reads/reads.slice.ts';
import type { AgentRecruitingApi } from './agent-recruiting.api.ts';
import { accountSubmitted, linkSubmitted, passwordRequested } from './agent-recruiting.commands.ts';
import {
  accountAdded,
  changeDone,
  changeRefused,
  changeSubmitted,
  linkAdded,
  passwordRenewed,
  termsClosed,
  termsRefused,
  termsSubmitted,
} from './agent-recruiting.slice.ts';

/** Adds once per key, like a payment. A lost answer is requested again. */
export function makeAgentRecruitingSaga(api: AgentRecruitingApi, tabStorage: KeyValueStore) {
  function* change({ payload }: ReturnType<typeof changeSubmitted>) {
    try {
      yield* call(api.postChange, payload);
      yield* put(changeDone());
    } catch (error) {
      yield* put(changeRefused(failureOf(error)));
    }
    yield* put(readsOutdated('invitationLinks'));
  }

  function* changeTerms({ payload }: ReturnType<typeof termsSubmitted>) {
    try {
      yield* call(api.postTerms, payload);
      yield* put(termsClosed());
      yield* put(messageShown({ key: 'downlineTerms', tone: 'positive', text: 'agent-recruiting:terms.saved' }));
      yield* put(readsOutdated('downlineTerms'));
    } catch (error) {
      const failure = failureOf(error);
      yield* put(termsRefused(failure));
      // The agent's own limits may have changed since they were read.
      if (failure.code === 'LIMIT_EXCEEDED') yield* put(readsOutdated('recruitingTerms'));
    }
  }

  return function* agentRecruitingSaga() {
    yield* takeLeading(changeSubmitted, change);
    yield* takeLeading(termsSubmitted, changeTerms);
    yield* moneyAction({
      name: 'addDownline',
      command: accountSubmitted,
      tabStorage,
      tellsBalance: false,
      post: (wanted, idempotencyKey) => api.postAccount({ ...wanted, idempotencyKey }),
      *done(answer) {
        yield* put(accountAdded(answer));
        yield* put(readsOutdated('recruitingTerms'));
      },
      *refused({ code }) {
        // The agent's own limits may have changed since they were read.
        if (code === 'LIMIT_EXCEEDED') yield* put(readsOutdated('recruitingTerms'));
      },
    });
    yield* moneyAction({
      name: 'renewFirstPassword',
      command: passwordRequested,
      tabStorage,
      tellsBalance: false,
      target: ({ memberId }) => memberId,
      post: (wanted, idempotencyKey) => api.postPassword({ ...wanted, idempotencyKey }),
      *done(answer) {
        yield* put(passwordRenewed(answer));
      },
      *refused({ code }) {
        if (code === 'STATE_CHANGED' || code === 'NOT_FOUND') yield* put(readsOutdated('recruitingTerms'));
      },
    });
    yield* moneyAction({
      name: 'addInvitationLink',
      command: linkSubmitted,
      tabStorage,
      tellsBalance: false,
      post: (wanted, idempotencyKey) => api.postLink({ ...wanted, idempotencyKey }),
      *done(answer) {
        yield* put(linkAdded(answer));
        yield* put(messageShown({ key: 'invitationLink', tone: 'positive', text: 'agent-recruiting:links.added' }));
        yield* put(readsOutdated('invitationLinks'));
      },
      *refused({ code }) {
        if (code === 'LIMIT_EXCEEDED') yield* put(readsOutdated('recruitingTerms'));
      },
    });
  };
}
