import { agreementKinds, type AgreementKind } from '@livery/contract/agreements';
import { call, delay, fork, put, takeLatest } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { messageShown } from '#shared/facts/messages.slice.ts';
import { moneyAction } from '#shared/money/money-action.ts';
import type { KeyValueStore } from '#shared/ports/feature.ts';
import { readsOutdated } from '#shared/reads/reads.slice.ts';
import { abortable } from '#shared/store/abortable.ts';
import type { AgentContractsApi } from './agent-contracts.api.ts';
import type { Trial } from './agent-contracts.reads.ts';
import { acted, callOf, trialWanted } from './agent-contracts.commands.ts';
import { agreementChanged, trialFailed, trialForgotten, trialLoaded, trialRequested } from './agent-contracts.slice.ts';

/** Milliseconds without changes before the terms are tried. */
const restBeforeTrial = 500;

/** A side's action runs once per key, like a payment. */
export function makeAgentContractsSaga(api: AgentContractsApi, tabStorage: KeyValueStore) {
  function* act(kind: AgreementKind) {
    const name = callOf[kind];
    yield* moneyAction({
      name,
      command: acted[kind],
      tabStorage,
      tellsBalance: false,
      target: ({ agreement }) => agreement ?? '',
      post: (wanted, idempotencyKey) => api.postAction(name, { ...wanted, idempotencyKey }),
      *done(answer, { action }) {
        yield* put(agreementChanged(answer));
        yield* put(messageShown({ key: 'contract', tone: 'positive', text: `agent-contracts:done.${action}` }));
        yield* put(readsOutdated('agreements', 'agreement'));
      },
      *refused({ code }) {
        // The other side may have acted first, or time may have run out.
        if (code === 'STATE_CHANGED' || code === 'NOT_FOUND') yield* put(readsOutdated('agreements', 'agreement', 'agreementTerms'));
        if (code === 'LIMIT_EXCEEDED') yield* put(readsOutdated('agreementTerms'));
      },
    });
  }

  function* tryTerms(action: ReturnType<typeof trialWanted> | ReturnType<typeof trialForgotten>) {
    if (!trialWanted.match(action)) return;
    yield* delay(restBeforeTrial);
    yield* put(trialRequested());
    try {
      yield* put(trialLoaded(yield* call(abortable<Trial>, (signal: AbortSignal) => api.postTrial(action.payload, signal))));
    } catch (error) {
      yield* put(trialFailed(failureOf(error)));
    }
  }

  return function* agentContractsSaga() {
    for (const kind of agreementKinds) yield* fork(act, kind);
    yield* takeLatest([trialWanted, trialForgotten], tryTerms);
  };
}
