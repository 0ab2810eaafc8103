import { call, delay, put, race, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import type { KeyValueStore } from '#shared/ports/feature.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { findDueChange } from '#shared/store/due-change.ts';
import { sessionOpened } from '#shared/store/events.ts';
import { tokenKey } from '#shared/store/storage-keys.ts';
import type { AgentLandingApi } from './agent-landing.api.ts';
import { agentHome, agentRefusal } from './agent-landing.rules.ts';
import { agentLoginRefused, agentLoginReset, agentLoginSubmitted, agentTurnedAway } from './agent-landing.slice.ts';

export interface AgentLandingSagaDependencies {
  api: AgentLandingApi;
  tabStorage: KeyValueStore;
}

/** Milliseconds to wait for the logout of a member who may not enter. */
const logoutTimeout = 5000;

export function makeAgentLandingSaga({ api, tabStorage }: AgentLandingSagaDependencies) {
  function* logIn({ payload: { returnTo = agentHome, ...form } }: ReturnType<typeof agentLoginSubmitted>) {
    try {
      const answer = yield* call(api.postLogin, form);
      if ('twoFactor' in answer) {
        const { challenge, methods } = answer;
        yield* put(dialogRequested({ kind: 'secondFactor', challenge, methods, returnTo }));
        yield* put(agentLoginReset());
        return;
      }
      const refusal = agentRefusal(answer.memberInfo.type);
      if (refusal !== null) {
        yield* call(endSession, answer.token);
        yield* put(agentTurnedAway(refusal));
        return;
      }
      const mustChange = yield* findDueChange(form.password, answer);
      yield* put(sessionOpened({ login: answer, returnTo, ...(mustChange === null ? {} : { mustChange }) }));
      yield* put(agentLoginReset());
    } catch (error) {
      yield* put(agentLoginRefused(failureOf(error)));
    }
  }

  /** The session just opened ends on the server. One that this tab had before stays. */
  function* endSession(token: string) {
    const before = tabStorage.get(tokenKey);
    tabStorage.set(tokenKey, token);
    try {
      yield* race({ ended: call(api.deleteSession), late: delay(logoutTimeout) });
    } catch {
      // Its own idle timeout ends it.
    } finally {
      if (before === null) tabStorage.remove(tokenKey);
      else tabStorage.set(tokenKey, before);
    }
  }

  return function* agentSaga() {
    yield* takeLeading(agentLoginSubmitted, logIn);
  };
}
