import { eventChannel } from 'redux-saga';
import { call, delay, put, race, select, take, takeLatest, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import type { KeyValueStore, Navigation, Tabs } from '#shared/ports/feature.ts';
import { dialogClosed, dialogRequested } from '#shared/store/dialogs.slice.ts';
import { loggedIn, sessionOpened, signInLinked } from '#shared/store/events.ts';
import { messageShown } from '#shared/facts/messages.slice.ts';
import { payloadOfInvitation, readInvitation } from '#shared/store/invitation.ts';
import { invitationKey, referralKey } from '#shared/store/storage-keys.ts';
import { makeProviderLoginSaga, type ProviderLoginDependencies } from './provider-login.saga.ts';
import { readPending, storageKeys } from './sign-in.rules.ts';
import {
  selectLinksAfterLogin,
  selectNewcomer,
  joinRefused,
  joinSubmitted,
  linkRefused,
  linkSubmitted,
  phoneRefused,
  phoneSubmitted,
  providerReturned,
  returnSettled,
  ruleRequested,
} from './sign-in.slice.ts';

export interface SignInSagaDependencies extends ProviderLoginDependencies {
  tabStorage: KeyValueStore;
  tabs: Tabs;
  navigation: Navigation;
}

/** Milliseconds in which the requesting page must accept its answer. */
const acceptTimeout = 2000;

export function makeSignInSaga(dependencies: SignInSagaDependencies) {
  const { api, providerWindows, tabs, tabStorage, navigation } = dependencies;
  const providerLogin = makeProviderLoginSaga(dependencies);

  function* checkPhone({ payload }: ReturnType<typeof phoneSubmitted>) {
    try {
      const landing = yield* call(api.postPhone, payload);
      tabStorage.remove(storageKeys.phone);
      yield* call(providerLogin.land, landing);
    } catch (error) {
      yield* put(phoneRefused(failureOf(error)));
    }
  }

  function* join({ payload: { username } }: ReturnType<typeof joinSubmitted>) {
    const newcomer = yield* select(selectNewcomer);
    if (newcomer === null) return;
    const referralCode = tabStorage.get(referralKey);
    try {
      const login = yield* call(api.postJoin, {
        ticket: newcomer.ticket,
        username,
        isAdult: true as const,
        acceptsTerms: true as const,
        ...(referralCode === null ? {} : { referralCode }),
        ...payloadOfInvitation(readInvitation(tabStorage.get(invitationKey))),
      });
      for (const key of [referralKey, invitationKey]) tabStorage.remove(key);
      yield* put(sessionOpened({ login }));
    } catch (error) {
      const failure = failureOf(error);
      // A dead link must not block the form, so the next attempt omits it.
      if (failure.code === 'INVITATION_CODE_INVALID') tabStorage.remove(invitationKey);
      yield* put(joinRefused(failure));
    }
  }

  function* link({ payload: { password } }: ReturnType<typeof linkSubmitted>) {
    const newcomer = yield* select(selectNewcomer);
    if (newcomer === null) return;
    try {
      yield* call(api.postLink, { ticket: newcomer.ticket, password });
      yield* put(signInLinked());
      yield* put(dialogClosed('signIn'));
      yield* put(messageShown({ key: 'signIn', tone: 'positive', text: 'sign-in:link.done' }));
    } catch (error) {
      yield* put(linkRefused(failureOf(error)));
    }
  }

  /** A member who was taken for a new one and logs in to an existing account. */
  function* linkAfterLogin() {
    const way = yield* select(selectLinksAfterLogin);
    if (way !== null) yield* put(dialogRequested({ kind: 'signIn', way, link: { hasPassword: true, isProven: true } }));
  }

  /** The redirect page passes the answer to the page that started the login. A tab that left for the login is that page itself. */
  function* comeBack({ payload: answer }: ReturnType<typeof providerReturned>) {
    if (answer === null) {
      yield* put(returnSettled('lost'));
      return;
    }
    const pending = readPending(tabStorage.get(storageKeys.pending));
    if (pending?.state === answer.state) {
      const { way, returnTo, hasPassword } = pending;
      tabStorage.remove(storageKeys.pending);
      navigation.go(hasPassword === undefined ? '/' : '/member/securityCenter', { replace: true });
      yield* put(
        dialogRequested({
          kind: 'signIn',
          way,
          answer,
          ...(returnTo === undefined ? {} : { returnTo }),
          ...(hasPassword === undefined ? {} : { link: { hasPassword } }),
        }),
      );
      return;
    }
    const taken = eventChannel<object>((emit) =>
      tabs.subscribe((message) => {
        if (message.type === 'signInTaken' && message.state === answer.state) emit(message);
      }),
    );
    tabs.post({ type: 'signInReturned', answer });
    const outcome = yield* race({ taken: take(taken), late: delay(acceptTimeout) });
    taken.close();
    yield* put(returnSettled(outcome.taken === undefined ? 'lost' : 'taken'));
    if (outcome.taken !== undefined) providerWindows.closeOwn();
  }

  return function* signInSaga() {
    yield* takeLatest(ruleRequested, providerLogin.learnRule);
    yield* takeLeading(phoneSubmitted, checkPhone);
    yield* takeLeading(joinSubmitted, join);
    yield* takeLeading(linkSubmitted, link);
    yield* takeLatest(loggedIn, linkAfterLogin);
    yield* takeLatest(providerReturned, comeBack);
    yield* call(providerLogin.saga);
  };
}
