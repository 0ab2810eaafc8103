import type { MemberInfo } from '@livery/contract/shapes';
import { isTrialType } from '@livery/contract/member-types';
import { call, delay, put, race, select, take } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { isFlagOn } from '#shared/facts/feature-flags.ts';
import { flagsFailed, flagsLoaded, flagsRequested, selectFlags } from '#shared/facts/site.slice.ts';
import { accountLoaded, selectAccount } from '#shared/facts/viewer.slice.ts';
import { loggedIn, loggedOut, sessionExpired } from '#shared/store/events.ts';
import type { AgentPolicyApi } from './agent-policy.api.ts';
import { consolidatedFailed, consolidatedLoaded, consolidatedRequested } from '#shared/facts/agent-policy.slice.ts';

/** Milliseconds between attempts. */
const delays = [2_000, 8_000, 30_000];

/** Loads the flags after a login with a real account, only with AGENTPOLICY3 (specification, section 6). */
export function makeAgentPolicySaga(api: AgentPolicyApi) {
  function* isWanted(account: MemberInfo) {
    if (isTrialType(account.type)) return false;
    if ((yield* select(selectFlags)).value === undefined) {
      if ((yield* select(selectFlags)).status !== 'loading') yield* put(flagsRequested());
      yield* take([flagsLoaded, flagsFailed]);
    }
    return isFlagOn((yield* select(selectFlags)).value ?? [], 'AGENTPOLICY3');
  }

  function* load(account: MemberInfo) {
    if (!(yield* call(isWanted, account))) return;
    yield* put(consolidatedRequested());
    for (const pause of [...delays, null]) {
      try {
        yield* put(consolidatedLoaded(yield* call(api.getConsolidated)));
        return;
      } catch (error) {
        yield* put(consolidatedFailed(failureOf(error)));
      }
      if (pause !== null) yield* delay(pause);
    }
  }

  return function* agentPolicySaga() {
    for (;;) {
      const account = yield* select(selectAccount);
      if (account === null) {
        yield* take([loggedIn, accountLoaded]);
        continue;
      }
      const end = yield* race({ loaded: call(load, account), ended: take([loggedIn, loggedOut, sessionExpired]) });
      if (end.ended === undefined) yield* take([loggedIn, loggedOut, sessionExpired]);
    }
  };
}
