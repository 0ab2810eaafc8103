import { call, put, takeLatest } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { abortable } from '#shared/store/abortable.ts';
import type { AgentStatementsApi } from './agent-statements.api.ts';
import {
  checksLeft,
  ownChecked,
  ownCheckFailed,
  ownCheckWanted,
  teamChecked,
  teamCheckFailed,
  teamChecking,
  teamCheckWanted,
} from './agent-statements.slice.ts';
import { checkLeaves, sumPlay, withoutRepeats, type CheckedLeaf } from './proof.rules.ts';

function* ask<Value>(request: (signal: AbortSignal) => Promise<Value>) {
  return yield* call(abortable<Value>, request);
}

/** Verifies a day page by page against the published root, never against a root that comes with the leaves. */
export function makeAgentStatementsSaga(api: AgentStatementsApi) {
  function* checkTeam(action: ReturnType<typeof teamCheckWanted> | ReturnType<typeof checksLeft>) {
    if (!teamCheckWanted.match(action)) return;
    const day = action.payload;
    try {
      const [published] = (yield* ask((signal: AbortSignal) => api.getProof(day, signal))).items;
      if (published === undefined) {
        yield* put(teamChecked(null));
        return;
      }
      const leaves: CheckedLeaf[] = [];
      for (let after: number | null | undefined; after !== null;) {
        const asked: number | null = after ?? null;
        const page = yield* ask((signal: AbortSignal) => api.getTeamProof(day, asked, signal));
        leaves.push(...(yield* call(checkLeaves, page.items, published)));
        yield* put(teamChecking(leaves.length));
        after = page.next;
      }
      const { totals } = yield* ask((signal: AbortSignal) => api.getReport(day, signal));
      const byReport = { validStake: totals.validStake, result: totals.net };
      const unique = withoutRepeats(leaves);
      yield* put(teamChecked({ published, leaves: unique, byProof: sumPlay(unique), byReport }));
    } catch (error) {
      yield* put(teamCheckFailed(failureOf(error)));
    }
  }

  function* checkOwn(action: ReturnType<typeof ownCheckWanted> | ReturnType<typeof checksLeft>) {
    if (!ownCheckWanted.match(action)) return;
    const day = action.payload;
    try {
      const [published] = (yield* ask((signal: AbortSignal) => api.getProof(day, signal))).items;
      const { items } = yield* ask((signal: AbortSignal) => api.getReceipt(day, signal));
      yield* put(ownChecked(published === undefined ? null : yield* call(checkLeaves, items, published)));
    } catch (error) {
      yield* put(ownCheckFailed(failureOf(error)));
    }
  }

  return function* agentStatementsSaga() {
    yield* takeLatest([teamCheckWanted, checksLeft], checkTeam);
    yield* takeLatest([ownCheckWanted, checksLeft], checkOwn);
  };
}
