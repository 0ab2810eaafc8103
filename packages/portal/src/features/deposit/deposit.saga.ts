import type { Action } from '@reduxjs/toolkit';
import { buffers, type Channel } from 'redux-saga';
import { actionChannel, call, delay, fork, put, race, select, take, takeLatest } from 'typed-redux-saga';
import type { Deposit } from '@livery/contract/shapes';
import { failureOf } from '#api/api-failure.ts';
import { centreAt } from '#shared/address/section-link.ts';
import type { Dependencies } from '#shared/ports/feature.ts';
import { signalChannel } from '#shared/ports/signal-channel.ts';
import { balanceChanged, type changeTold, loggedOut, sessionExpired, tellsOf } from '#shared/store/events.ts';
import { selectIsLive } from '#shared/facts/live.selectors.ts';
import { streamOpened } from '#shared/facts/live.slice.ts';
import { moneyAction } from '#shared/money/money-action.ts';
import { readsOutdated } from '#shared/reads/reads.slice.ts';
import { timedBy } from '#shared/time/timed.ts';
import type { DepositApi } from './deposit.api.ts';
import { depositsOutdated } from './deposit.reads.ts';
import { pauseOf, searchOfOne } from './deposit.rules.ts';
import {
  selectCurrent,
  selectWatched,
  depositFailed,
  depositLeft,
  depositLoaded,
  depositOpened,
  depositSubmitted,
  depositWatched,
} from './deposit.slice.ts';

export interface DepositSagaDependencies extends Pick<Dependencies, 'clock' | 'tabStorage' | 'navigation' | 'page'> {
  api: DepositApi;
}

/** After a failed poll. */
const retryPause = 5_000;

export function makeDepositSaga({ api, clock, tabStorage, navigation, page }: DepositSagaDependencies) {
  /** Just opened by this page, and not yet on its way to the provider's page. */
  let justOpened: string | null = null;

  /** Opens the provider's page without another press, once and only in the tab that requested it. */
  function leadToProvider({ id, payBy }: Deposit) {
    if (justOpened !== id || payBy === null) return;
    justOpened = null;
    if (payBy.kind === 'page') page.leaveTo(payBy.value);
  }

  /** Reads its state. Returns milliseconds until the next poll, null for never, undefined if it is unknown. */
  function* ask(id: string) {
    const before = (yield* select(selectCurrent)).value?.deposit;
    try {
      const loaded = timedBy(clock, yield* call(api.getDeposit, id));
      yield* put(depositLoaded(loaded));
      yield* call(leadToProvider, loaded.deposit);
      const { state } = loaded.deposit;
      if (before?.id === id && before.state !== state) {
        yield* put(depositsOutdated());
        if (state === 'succeeded') yield* put(balanceChanged());
      }
      return pauseOf(state);
    } catch (error) {
      const failure = failureOf(error);
      yield* put(depositFailed(failure));
      return ['NOT_FOUND', 'INVALID_REQUEST'].includes(failure.code) ? undefined : retryPause;
    }
  }

  /** Reads on the gateway's events, on a timer without them, and soon again after a failure. */
  function* follow(id: string) {
    const told = yield* actionChannel(mayConcern(id), buffers.sliding<Action>(1));
    for (let pause = yield* call(ask, id); pause !== undefined;) {
      const isTold = yield* call(wait, told, pause);
      const isDue = isTold || (yield* select(selectCurrent)).status === 'failed' || !(yield* select(selectIsLive));
      if (isDue && page.isVisible()) pause = yield* call(ask, id);
    }
  }

  function* wait(told: Channel<Action>, pause: number | null) {
    if (pause === null) return (yield* take(told)) !== undefined;
    const { change } = yield* race({ change: take(told), passed: delay(pause) });
    return change !== undefined;
  }

  function* watch({ payload: id }: ReturnType<typeof depositWatched>) {
    yield* race({ following: call(follow, id), left: take([depositLeft, loggedOut, sessionExpired]) });
  }

  function* hearChange({ payload: { reference } }: ReturnType<typeof changeTold>) {
    if (reference !== null && reference === (yield* select(selectWatched))) return;
    yield* put(depositsOutdated());
  }

  /** Refreshes at once when the member returns from the provider's page. */
  function* hearFocus() {
    const channel = signalChannel<{ type: 'focus' }>((emit) => page.subscribe('focus', () => emit({ type: 'focus' })));
    yield* takeLatest(channel, function* () {
      const id = yield* select(selectWatched);
      if (id !== null) yield* put(depositWatched(id));
    });
  }

  return function* depositSaga() {
    yield* moneyAction({
      name: 'openDeposit',
      command: depositSubmitted,
      tabStorage,
      post: (wanted, idempotencyKey) => api.postDeposit({ ...wanted, idempotencyKey }),
      *done(answer) {
        justOpened = answer.deposit.id;
        yield* put(depositOpened(timedBy(clock, answer)));
        yield* put(depositsOutdated());
        navigation.go(`${centreAt(page.path())}/depositv2${searchOfOne(answer.deposit.id)}`);
      },
      *refused({ code }) {
        // The shown limits are outdated.
        if (code === 'LIMIT_EXCEEDED' || code === 'NOT_AVAILABLE') yield* put(readsOutdated('depositMethods'));
      },
      tellsBalance: false,
    });
    yield* takeLatest(depositWatched, watch);
    yield* takeLatest(tellsOf('deposits'), hearChange);
    yield* fork(hearFocus);
  };
}

/** Events about the deposit, and new stream connections, which may have missed one. */
function mayConcern(id: string) {
  const isTold = tellsOf('deposits');
  return (action: Action): boolean =>
    streamOpened.match(action) || (isTold(action) && (action.payload.reference === null || action.payload.reference === id));
}
