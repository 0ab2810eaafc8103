import { put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import type { PublicBrand } from '@livery/brand/public-brand';
import type { KeyValueStore, PageSignals } from '#shared/ports/feature.ts';
import { signalChannel } from '#shared/ports/signal-channel.ts';
import { preferencesKey } from '#shared/store/storage-keys.ts';
import { balanceToggled, preferencesRestored, selectPreferences, sideMenuToggled, themeChosen } from '#shared/facts/preferences.slice.ts';
import { modeOf, parseStored, readPreferences } from './preferences.rules.ts';

export interface PreferencesSagaDependencies {
  brand: Pick<PublicBrand, 'theme'>;
  deviceStorage: KeyValueStore;
  page: PageSignals;
}

/** Stores the visitor's choices and applies the theme, like the boot script before the first paint. */
export function makePreferencesSaga({ brand, deviceStorage, page }: PreferencesSagaDependencies) {
  function* keep() {
    const { theme, balanceHidden, sideMenu } = yield* select(selectPreferences);
    writePreferences(deviceStorage, { theme, balanceHidden, sideMenu });
  }

  function* drawTheme() {
    const { theme } = yield* select(selectPreferences);
    page.setTheme(modeOf(theme, brand.theme.modes, page.prefersDark()));
  }

  return function* preferencesSaga() {
    yield* takeEvery([balanceToggled, sideMenuToggled, themeChosen], keep);
    yield* takeEvery([themeChosen, preferencesRestored], drawTheme);
    yield* takeLatest(
      signalChannel<{ type: 'scheme' }>((emit) => page.subscribe('scheme', () => emit({ type: 'scheme' }))),
      drawTheme,
    );
    yield* put(preferencesRestored(readPreferences(deviceStorage.get(preferencesKey))));
  };
}

/** Other stored values stay. A language is stored only if the visitor chose it. */
export function writePreferences(deviceStorage: KeyValueStore, changes: Record<string, unknown>): void {
  deviceStorage.set(preferencesKey, JSON.stringify({ ...parseStored(deviceStorage.get(preferencesKey)), ...changes }));
}
