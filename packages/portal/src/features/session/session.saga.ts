import type { Action } from '@reduxjs/toolkit';
import type { MemberInfo } from '@livery/contract/shapes';
import { call, delay, fork, put, race, select, take, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { centreAt } from '#shared/address/section-link.ts';
import { dialogClosed, dialogRequested, selectReturnTo } from '#shared/store/dialogs.slice.ts';
import { loggedIn, loggedOut, passwordChanged, sessionExpired, sessionOpened } from '#shared/store/events.ts';
import type { Cookies, KeyValueStore, Navigation, PageSignals, TabMessage, Tabs } from '#shared/ports/feature.ts';
import { signalChannel } from '#shared/ports/signal-channel.ts';
import { merchantKey, rememberCookie, rememberSeconds, tokenKey } from '#shared/store/storage-keys.ts';
import {
  accountLoaded,
  logoutRequested,
  selectAccount,
  selectIsMember,
  selectIsOfAnother,
  tokenLookedUp,
} from '#shared/facts/viewer.slice.ts';
import type { SessionApi } from './session.api.ts';
import { selectIsLoggingOut, accountFailed, accountRequested, logoutConfirmed, logoutHeard } from './session.slice.ts';

export interface SessionSagaDependencies {
  api: SessionApi;
  merchantCode: string;
  tabStorage: KeyValueStore;
  cookies: Cookies;
  navigation: Navigation;
  page: PageSignals;
  tabs: Tabs;
}

/** Milliseconds between attempts to read the stored token's owner. */
const accountDelays = [2000, 8000, 30_000];
/** How long a logout waits for the gateway, in milliseconds. */
const logoutTimeout = 5000;

export function makeSessionSaga({ api, merchantCode, tabStorage, cookies, navigation, page, tabs }: SessionSagaDependencies) {
  function* restore() {
    tabStorage.set(merchantKey, merchantCode);
    const hasToken = tabStorage.get(tokenKey) !== null;
    yield* put(tokenLookedUp({ hasToken }));
    if (hasToken) yield* put(accountRequested());
  }

  function* learnAccount() {
    for (let attempt = 0; attempt <= accountDelays.length; attempt += 1) {
      try {
        yield* call(readAccount);
        return;
      } catch (error) {
        if (!(yield* select(selectIsMember))) return;
        yield* put(accountFailed(failureOf(error)));
        yield* delay(accountDelays[attempt] ?? 0);
      }
    }
  }

  function* readAccount() {
    const { account, left } = yield* race({ account: call(api.getMemberInfo), left: take([loggedOut, sessionExpired]) });
    if (left === undefined && account !== undefined) yield* put(accountLoaded(account));
  }

  /** Whether the password was changed. Leaving without a change ends the waiting session. */
  function* waitForNewPassword(reason: 'default' | 'expired') {
    yield* put(dialogClosed('login'));
    yield* put(dialogRequested({ kind: 'changePassword', reason }));
    const isLeft = (action: Action) => dialogClosed.match(action) && action.payload === 'changePassword';
    const { changed } = yield* race({ changed: take(passwordChanged), left: take(isLeft), expired: take(sessionExpired) });
    if (changed !== undefined) return true;
    yield* call(endSession);
    tabStorage.remove(tokenKey);
    return false;
  }

  /** The session continues, and its account is read again (specification, section 4). */
  function* goOnWithNewPassword() {
    if (!(yield* select(selectIsMember))) return;
    yield* put(accountRequested());
    yield* put(dialogClosed('changePassword'));
    navigation.go('/');
  }

  function* enter({ payload: { login, returnTo, remember, mustChange } }: ReturnType<typeof sessionOpened>) {
    tabStorage.set(tokenKey, login.token);
    if (mustChange !== undefined && !(yield* call(waitForNewPassword, mustChange))) return;
    const account = yield* call(loadAccount, login.memberInfo);
    // The username, not the typed text, which may be a number or an address.
    if (remember === true) cookies.set(rememberCookie, account.account, rememberSeconds);
    const goal = mustChange === undefined ? (returnTo ?? (yield* select(selectReturnTo))) : '/';
    page.setViewer('member');
    // The previous viewer's stored input must not leak to the next one.
    if (yield* select(selectIsOfAnother, account.id)) {
      tabStorage.clearExcept([merchantKey, tokenKey]);
      yield* put(loggedOut());
    }
    yield* put(loggedIn({ account, firstTimeLogin: login.firstTimeLogin }));
    if (mustChange !== undefined) yield* put(dialogClosed('changePassword'));
    if (goal !== null) navigation.go(goal);
  }

  /** The login's own answer is used while member info cannot be read, because the session already exists. */
  function* loadAccount(fromLogin: MemberInfo) {
    try {
      return yield* call(api.getMemberInfo);
    } catch {
      return fromLogin;
    }
  }

  /** A logout always works: the token is deleted here even if the gateway does not answer. */
  function* endSession() {
    try {
      yield* race({ ended: call(api.deleteSession), late: delay(logoutTimeout) });
    } catch {
      // Its own idle timeout ends it.
    }
  }

  /** Each tab has its own session and ends it. */
  function* logOut(action: Action) {
    const account = yield* select(selectAccount);
    yield* call(endSession);
    if (account !== null && !logoutHeard.match(action)) tabs.post({ type: 'loggedOut', accountId: account.id });
    tabStorage.clearExcept([merchantKey]);
    page.setViewer('visitor');
    // Agents return to the page where they logged in (specification, section 4).
    const exit = centreAt(page.path()) === '/agentHome' ? '/agent' : '/';
    yield* put(loggedOut());
    navigation.go(exit);
  }

  function* hearOtherTabs() {
    const channel = signalChannel<TabMessage>((emit) => tabs.subscribe(emit));
    yield* takeEvery(channel, function* (message) {
      if (message.type !== 'loggedOut') return;
      const account = yield* select(selectAccount);
      if (account?.id === message.accountId) yield* put(logoutHeard());
    });
  }

  /** Logs out without asking for a new login, even if the gateway has already ended the session. */
  function* askAgain() {
    if (yield* select(selectIsLoggingOut)) return;
    tabStorage.remove(tokenKey);
    page.setViewer('visitor');
    yield* put(dialogRequested({ kind: 'login', returnTo: page.path(), hasExpired: true }));
  }

  return function* sessionSaga() {
    yield* takeEvery(passwordChanged, goOnWithNewPassword);
    yield* takeEvery(sessionOpened, enter);
    yield* takeLeading([logoutConfirmed, logoutHeard, logoutRequested], logOut);
    yield* takeLatest(sessionExpired, askAgain);
    yield* takeLatest(accountRequested, learnAccount);
    yield* fork(hearOtherTabs);
    yield* fork(restore);
  };
}
