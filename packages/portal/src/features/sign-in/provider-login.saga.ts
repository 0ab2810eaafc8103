import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import { call, cancel, delay, fork, put, race, select, take, takeLatest } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import type { KeyValueStore, Tabs } from '#shared/ports/feature.ts';
import type { ReturnedAnswer } from '#shared/ports/returned-answer.ts';
import { dialogRequested, selectReturnTo } from '#shared/store/dialogs.slice.ts';
import { sessionOpened } from '#shared/store/events.ts';
import type { ProviderWindow, ProviderWindows } from './provider-window.port.ts';
import type { Landing, SignInApi } from './sign-in.api.ts';
import { storageKeys, type PendingLeave } from './sign-in.rules.ts';
import {
  answerTaken,
  providerFailed,
  providerOpened,
  providerRefused,
  newcomerFound,
  providerChosen,
  ruleFailed,
  ruleLoaded,
  signInLeft,
  signInOpened,
} from './sign-in.slice.ts';

export interface ProviderLoginDependencies {
  api: SignInApi;
  providerWindows: ProviderWindows;
  tabs: Tabs;
  tabStorage: KeyValueStore;
}

/** Milliseconds between checks whether the provider's window is still open. */
const lookEvery = 400;
/** Milliseconds that a window that seems closed may still take to return. */
const grace = 4000;

export function makeProviderLoginSaga({ api, providerWindows, tabs, tabStorage }: ProviderLoginDependencies) {
  function* pass({ payload: { way, answer, link } }: ReturnType<typeof providerChosen>) {
    if (answer !== undefined) {
      yield* call(finish, answer, link !== undefined);
      return;
    }
    const opened = providerWindows.open();
    const answers = answerChannel();
    try {
      const { address, state } = yield* call(api.postStart, way);
      if (opened === null) {
        const returnTo = (yield* select(selectReturnTo)) ?? undefined;
        const pending: PendingLeave = {
          state,
          way,
          ...(returnTo === undefined ? {} : { returnTo }),
          ...(link === undefined ? {} : { hasPassword: link.hasPassword }),
        };
        tabStorage.set(storageKeys.pending, JSON.stringify(pending));
        providerWindows.leaveTo(address);
        return;
      }
      opened.goTo(address);
      yield* put(providerOpened());
      const watching = yield* fork(watch, opened);
      const taken = yield* call(takeAnswer, answers, state);
      yield* cancel(watching);
      tabs.post({ type: 'signInTaken', state });
      yield* call(finish, taken, link !== undefined);
    } catch (error) {
      yield* put(providerFailed(failureOf(error)));
    } finally {
      opened?.close();
      answers.close();
    }
  }

  function answerChannel(): EventChannel<ReturnedAnswer> {
    return eventChannel<ReturnedAnswer>(
      (emit) =>
        tabs.subscribe((message) => {
          if (message.type === 'signInReturned') emit(message.answer);
        }),
      buffers.expanding(1),
    );
  }

  function* takeAnswer(answers: EventChannel<ReturnedAnswer>, state: string) {
    for (;;) {
      const answer = yield* take(answers);
      if (answer.state === state) return answer;
    }
  }

  /**
   * A window that returns to this site, or whose provider isolates it during the login, looks closed from this page. So
   * it counts as closed only after a while without an answer, and a later answer is still accepted.
   */
  function* watch(opened: ProviderWindow) {
    while (!opened.isClosed()) yield* delay(lookEvery);
    yield* delay(grace);
    yield* put(providerRefused('closed'));
  }

  function* finish({ state, code, iss, error }: ReturnedAnswer, isForLink: boolean) {
    if (code === undefined) {
      yield* put(providerRefused(error === 'access_denied' ? 'cancelled' : 'refused'));
      return;
    }
    yield* put(answerTaken());
    try {
      yield* call(
        land,
        yield* call(api.postFinish, {
          state,
          code,
          ...(iss === undefined ? {} : { iss }),
          ...(isForLink ? { isForLink: true } : {}),
        }),
      );
    } catch (failure) {
      yield* put(providerFailed(failureOf(failure)));
    }
  }

  /** Continues after a proven identity, with any provider. */
  function* land(landing: Landing) {
    if ('token' in landing) yield* put(sessionOpened({ login: landing }));
    else if ('twoFactor' in landing)
      yield* put(dialogRequested({ kind: 'secondFactor', challenge: landing.challenge, methods: landing.methods }));
    else {
      yield* put(newcomerFound(landing));
      yield* call(learnRule);
    }
  }

  function* learnRule() {
    try {
      yield* put(ruleLoaded(yield* call(api.getUsernameRule)));
    } catch (error) {
      yield* put(ruleFailed(failureOf(error)));
    }
  }

  function* passUnlessLeft(action: ReturnType<typeof providerChosen>) {
    yield* race({ passed: call(pass, action), left: take([signInLeft, signInOpened]) });
  }

  return {
    land,
    learnRule,
    *saga() {
      yield* takeLatest(providerChosen, passUnlessLeft);
    },
  };
}
