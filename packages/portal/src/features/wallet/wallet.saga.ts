import { call, delay, fork, put, race, select, take, takeLatest } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { balanceChanged, balancePushed, gameLeft, loggedIn, loggedOut, roundSettled, sessionExpired } from '#shared/store/events.ts';
import type { PageSignals } from '#shared/ports/feature.ts';
import { signalChannel } from '#shared/ports/signal-channel.ts';
import { selectIsLive } from '#shared/facts/live.selectors.ts';
import { selectIsMember, tokenLookedUp } from '#shared/facts/viewer.slice.ts';
import type { WalletApi } from './wallet.api.ts';
import { balanceFailed, balanceLoaded, balanceRequested } from './wallet.slice.ts';

export interface WalletSagaDependencies {
  api: WalletApi;
  page: PageSignals;
}

const pollingPause = 60_000;

export function makeWalletSaga({ api, page }: WalletSagaDependencies) {
  function* loadBalance() {
    try {
      const { balance, left } = yield* race({
        balance: call(api.getBalance),
        left: take([loggedOut, sessionExpired, balancePushed]),
      });
      if (left === undefined && balance !== undefined) yield* put(balanceLoaded(balance));
    } catch (error) {
      if (yield* select(selectIsMember)) yield* put(balanceFailed(failureOf(error)));
    }
  }

  function* requestForMember() {
    if (yield* select(selectIsMember)) yield* put(balanceRequested());
  }

  /** The balance is not polled while the gateway pushes it. */
  function* requestUnlessTold() {
    if (!(yield* select(selectIsLive))) yield* call(requestForMember);
  }

  function* hearFocus() {
    const channel = signalChannel<{ type: 'focus' }>((emit) => page.subscribe('focus', () => emit({ type: 'focus' })));
    yield* takeLatest(channel, requestForMember);
  }

  function* poll() {
    for (;;) {
      yield* delay(pollingPause);
      if (page.isVisible()) yield* call(requestUnlessTold);
    }
  }

  return function* walletSaga() {
    yield* takeLatest(balanceRequested, loadBalance);
    yield* takeLatest([tokenLookedUp, loggedIn, gameLeft], requestForMember);
    yield* takeLatest([roundSettled, balanceChanged], requestUnlessTold);
    yield* fork(hearFocus);
    yield* fork(poll);
    yield* call(requestForMember);
  };
}
