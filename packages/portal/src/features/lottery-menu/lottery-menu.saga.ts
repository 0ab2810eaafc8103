import { call, put, select, take, takeLatest } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { languageChanged } from '#shared/store/events.ts';
import { menusFailed, menusLoaded, selectMenus } from '#shared/facts/menus.slice.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import type { LotteryMenuApi } from './lottery-menu.api.ts';
import { lotteryMenuEntered, lotteryMenuFailed, lotteryMenuLoaded, lotteryMenuRequested, selectPrizeMode } from './lottery-menu.slice.ts';

export function makeLotteryMenuSaga(api: LotteryMenuApi) {
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
    yield* takeLatest([lotteryMenuEntered, languageChanged], ask);
  };
}
