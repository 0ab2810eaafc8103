import { call, put, select, take, takeLatest } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { languageChanged } from '#shared/state/events.ts';
import { menusFailed, menusLoaded, selectMenus } from '#shared/state/menus.slice.ts';
import { selectLanguage } from '#shared/state/preferences.slice.ts';
import type { LotteryApi } from './lottery.api.ts';
import { lotteryEntered, lotteryMenuFailed, lotteryMenuLoaded, lotteryMenuRequested, selectPrizeMode } from './lottery.slice.ts';

export function makeLotterySaga(api: LotteryApi) {
  /** The prize mode is read from the game menus, so that they have to be there. */
  function* load() {
    const menus = yield* select(selectMenus);
    if (menus.value === undefined && menus.status !== 'failed') yield* take([menusLoaded, menusFailed]);
    try {
      const prizeMode = yield* select(selectPrizeMode);
      yield* put(lotteryMenuLoaded(yield* call(api.getMenu, prizeMode, yield* select(selectLanguage))));
    } catch (error) {
      yield* put(lotteryMenuFailed(failureOf(error)));
    }
  }

  function* ask() {
    yield* put(lotteryMenuRequested());
  }

  return function* lotterySaga() {
    yield* takeLatest(lotteryMenuRequested, load);
    yield* takeLatest([lotteryEntered, languageChanged], ask);
  };
}
