import { call, put, select, takeLatest } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import type { PublicBrand } from '@livery/brand/public-brand';
import type { MenusApi } from './menus.api.ts';
import { withBgsApart } from './menus.rules.ts';
import { menusFailed, menusLoaded, menusRequested } from '#shared/facts/menus.slice.ts';
import { languageChanged } from '#shared/store/events.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';

export interface MenusSagaOptions {
  api: MenusApi;
  features: PublicBrand['features'];
}

/**
 * The game menus shared by header, side menu, footer and lobby. Cockfights appear only if the brand enables them,
 * whatever the gateway offers.
 */
export function makeMenusSaga({ api, features }: MenusSagaOptions) {
  function* loadMenus() {
    try {
      const language = yield* select(selectLanguage);
      const { categories } = yield* call(api.getMenus, language);
      const offered = categories.filter(({ gameCategory }) => features.cockfight || gameCategory !== 'COCKFIGHT');
      yield* put(menusLoaded(withBgsApart(offered)));
    } catch (error) {
      yield* put(menusFailed(failureOf(error)));
    }
  }

  function* askAgain() {
    yield* put(menusRequested());
  }

  return function* menusSaga() {
    yield* takeLatest(menusRequested, loadMenus);
    yield* takeLatest(languageChanged, askAgain);
    yield* askAgain();
  };
}
