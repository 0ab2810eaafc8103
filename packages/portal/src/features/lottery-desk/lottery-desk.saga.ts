import type { Action } from '@reduxjs/toolkit';
import { put, select, takeEvery } from 'typed-redux-saga';
import type { FailureCode } from '#api/api-failure.ts';
import { moneyAction } from '#shared/money/money-action.ts';
import type { Clock, KeyValueStore } from '#shared/ports/feature.ts';
import { isAnswerOf, readsOutdated, type readAnswered } from '#shared/reads/reads.slice.ts';
import type { Board, LotteryDeskApi } from './lottery-desk.api.ts';
import { freshDesk, makeLotteryDeskCache } from './lottery-desk.cache.ts';
import { deskShown } from './lottery-desk.commands.ts';
import { boardRead } from './lottery-desk.reads.ts';
import {
  cancellationConfirmed,
  clockRead,
  deskOpened,
  lotteryDeskSlice,
  placeSubmitted,
  selectDesk,
  slipPlaced,
} from './lottery-desk.slice.ts';

export interface LotteryDeskSagaDependencies {
  api: LotteryDeskApi;
  clock: Clock;
  tabStorage: KeyValueStore;
}

/** Refusals that mean that the visible board is outdated. */
const outdating: readonly FailureCode[] = ['PRICE_CHANGED', 'NO_LONGER_OPEN', 'OUT_OF_STOCK', 'LIMIT_EXCEEDED', 'STATE_CHANGED'];

export function makeLotteryDeskSaga({ api, clock, tabStorage }: LotteryDeskSagaDependencies) {
  const cache = makeLotteryDeskCache(tabStorage);

  function* open({ payload: game }: ReturnType<typeof deskShown>) {
    if ((yield* select(selectDesk)).game === game) return;
    yield* put(deskOpened({ game, kept: cache.kept(game) ?? freshDesk }));
  }

  function* hearBoard({ payload }: ReturnType<typeof readAnswered>) {
    const { serverTime } = payload.value as Board;
    yield* put(clockRead(serverTime - clock.now()));
  }

  function* keep() {
    const { game, slip, play, picks, stake, group, last, issue } = yield* select(selectDesk);
    if (game !== null) cache.keep(game, { play, picks, stake, group, last, issue, bets: slip.bets });
  }

  const isEdit = ({ type }: Action) => type.startsWith(`${lotteryDeskSlice.name}/`) && type !== clockRead.type && type !== deskShown.type;

  return function* lotteryDeskSaga() {
    yield* takeEvery(deskShown, open);
    yield* takeEvery(isAnswerOf(boardRead), hearBoard);
    yield* takeEvery(isEdit, keep);
    yield* moneyAction({
      name: 'placeLotteryTickets',
      command: placeSubmitted,
      tabStorage,
      post: (wanted, idempotencyKey) => api.postTickets({ ...wanted, idempotencyKey }),
      *done(placed) {
        yield* put(slipPlaced(placed));
        yield* put(readsOutdated('lotteryBoard', 'lotteryTickets'));
      },
      *refused({ code }) {
        if (outdating.includes(code)) yield* put(readsOutdated('lotteryBoard', 'lotteryIssues'));
      },
    });
    yield* moneyAction({
      name: 'cancelLotteryTicket',
      command: cancellationConfirmed,
      tabStorage,
      target: ({ ticket }) => ticket,
      post: (wanted, idempotencyKey) => api.postCancellation({ ...wanted, idempotencyKey }),
      *done() {
        yield* put(readsOutdated('lotteryTickets', 'lotteryBoard'));
      },
      *refused({ code }) {
        if (outdating.includes(code)) yield* put(readsOutdated('lotteryTickets'));
      },
    });
  };
}
