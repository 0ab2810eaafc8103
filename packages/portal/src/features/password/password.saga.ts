import type { BodyOf } from '@livery/contract/shapes';
import { call, put, select, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import type { Navigation } from '#shared/ports/feature.ts';
import { dialogClosed, dialogRequested } from '#shared/store/dialogs.slice.ts';
import { loggedIn, passwordChanged, sessionOpened } from '#shared/store/events.ts';
import { messageShown } from '#shared/facts/messages.slice.ts';
import { selectAccount, selectIsFirstLogin } from '#shared/facts/viewer.slice.ts';
import type { PasswordApi } from './password.api.ts';
import {
  changeSubmitted,
  linkRequested,
  linkResetSubmitted,
  passwordRefused,
  phoneResetSubmitted,
  submissionReset,
} from './password.slice.ts';

export interface PasswordSagaDependencies {
  api: PasswordApi;
  navigation: Navigation;
}

const messageKey = 'password';

export function makePasswordSaga({ api, navigation }: PasswordSagaDependencies) {
  function* change({ payload: { reason, ...body } }: ReturnType<typeof changeSubmitted>) {
    try {
      yield* call(api.postChange, body);
      yield* put(submissionReset());
      yield* put(passwordChanged());
      yield* put(messageShown({ key: messageKey, tone: 'positive', text: 'password:change.done' }));
      if (reason === 'required') yield* call(letIn);
    } catch (error) {
      yield* put(passwordRefused(failureOf(error)));
    }
  }

  /** A page opened with such a session received only refusals, so it reloads as after a login. */
  function* letIn() {
    const account = yield* select(selectAccount);
    if (account !== null) yield* put(loggedIn({ account, firstTimeLogin: yield* select(selectIsFirstLogin) }));
  }

  function* requestLink({ payload }: ReturnType<typeof linkRequested>) {
    try {
      yield* call(api.postLinkRequest, payload);
      yield* put(submissionReset());
      yield* put(messageShown({ key: messageKey, tone: 'positive', text: 'password:forgot.sent' }));
      yield* put(dialogClosed('forgotPassword'));
    } catch (error) {
      yield* put(passwordRefused(failureOf(error)));
    }
  }

  function* resetByPhone({ payload }: ReturnType<typeof phoneResetSubmitted>) {
    try {
      const { username } = yield* call(api.postResetByPhone, payload);
      yield* call(enter, username, payload.newPassword);
    } catch (error) {
      yield* put(passwordRefused(failureOf(error)));
    }
  }

  function* resetByLink({ payload }: ReturnType<typeof linkResetSubmitted>) {
    try {
      const { username } = yield* call(api.postResetByLink, payload);
      yield* call(enter, username, payload.newPassword);
      yield* put(dialogClosed('resetPassword'));
    } catch (error) {
      yield* put(passwordRefused(failureOf(error)));
    }
  }

  /** Logs in with the new password (specification, section 4). A failed login does not undo the change. */
  function* enter(username: string, password: string) {
    try {
      const body: BodyOf<'login'> = { username, password, type: 'username' };
      const login = yield* call(api.postLogin, body);
      navigation.go('/');
      if ('twoFactor' in login) yield* put(dialogRequested({ kind: 'secondFactor', challenge: login.challenge, methods: login.methods }));
      else yield* put(sessionOpened({ login, returnTo: '/' }));
    } catch {
      yield* put(dialogRequested({ kind: 'login' }));
    }
    yield* put(submissionReset());
    yield* put(messageShown({ key: messageKey, tone: 'positive', text: 'password:change.done' }));
  }

  return function* passwordSaga() {
    yield* takeLeading(changeSubmitted, change);
    yield* takeLeading(linkRequested, requestLink);
    yield* takeLeading(phoneResetSubmitted, resetByPhone);
    yield* takeLeading(linkResetSubmitted, resetByLink);
  };
}
