import { put, takeEvery } from 'typed-redux-saga';
import type { Clock } from '#shared/ports/feature.ts';
import { isAnswerOf, type readAnswered } from '#shared/reads/reads.slice.ts';
import type { Board } from './lottery-desk.api.ts';
import { boardRead } from './lottery-desk.reads.ts';
import { clockRead } from './lottery-desk.slice.ts';

export interface LotteryDeskSagaDependencies {
  clock: Clock;
}

export function makeLotteryDeskSaga({ clock }: LotteryDeskSagaDependencies) {
  function* hearBoard({ payload }: ReturnType<typeof readAnswered>) {
    const { serverTime } = payload.value as Board;
    yield* put(clockRead(serverTime - clock.now()));
  }

  return function* lotteryDeskSaga() {
    yield* takeEvery(isAnswerOf(boardRead), hearBoard);
  };
}
