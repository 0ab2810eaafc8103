import { call, put, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import type { Cookies } from '#shared/ports/feature.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { findDueChange } from '#shared/store/due-change.ts';
import { sessionOpened } from '#shared/store/events.ts';
import { rememberCookie } from '#shared/store/storage-keys.ts';
import type { LoginApi } from './login.api.ts';
import { loginBody } from './login.rules.ts';
import { loginRefused, loginSubmitted, trialRefused, trialRequested } from './login.slice.ts';

export interface LoginSagaDependencies {
  api: Pick<LoginApi, 'postLogin' | 'postTrial'>;
  cookies: Cookies;
}

export function makeLoginSaga({ api, cookies }: LoginSagaDependencies) {
  function* logIn({ payload: form }: ReturnType<typeof loginSubmitted>) {
    try {
      const answer = yield* call(api.postLogin, loginBody(form));
      if (form.type === 'username' && !form.remember) cookies.remove(rememberCookie);
      const remember = form.type === 'username' && form.remember ? { remember: true as const } : {};
      if ('twoFactor' in answer) {
        const { challenge, methods } = answer;
        yield* put(dialogRequested({ kind: 'secondFactor', challenge, methods, ...remember }));
        return;
      }
      const reason = form.type === 'username' ? yield* findDueChange(form.password, answer) : null;
      yield* put(sessionOpened({ login: answer, ...remember, ...(reason === null ? {} : { mustChange: reason }) }));
    } catch (error) {
      yield* put(loginRefused(failureOf(error)));
    }
  }

  function* playTrial({ payload: { os } }: ReturnType<typeof trialRequested>) {
    try {
      yield* put(sessionOpened({ login: yield* call(api.postTrial, os) }));
    } catch (error) {
      yield* put(trialRefused(failureOf(error)));
    }
  }

  return function* loginSaga() {
    yield* takeLeading(loginSubmitted, logIn);
    yield* takeLeading(trialRequested, playTrial);
  };
}
