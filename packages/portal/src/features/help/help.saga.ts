import { call, put, select, takeLatest } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { languageChanged } from '#shared/store/events.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import type { HelpApi } from './help.api.ts';
import { helpFailed, helpLoaded, helpRequested, selectHelp } from './help.slice.ts';

export function makeHelpSaga(api: HelpApi) {
  function* load() {
    try {
      const language = yield* select(selectLanguage);
      yield* put(helpLoaded(yield* call(api.getArticles, language)));
    } catch (error) {
      yield* put(helpFailed(failureOf(error)));
    }
  }

  return function* helpSaga() {
    yield* takeLatest(helpRequested, load);
    yield* takeLatest(languageChanged, function* () {
      if ((yield* select(selectHelp)).status !== 'idle') yield* put(helpRequested());
    });
    // A page that is drawn before the saga runs has asked already.
    if ((yield* select(selectHelp)).status === 'loading') yield* put(helpRequested());
  };
}
