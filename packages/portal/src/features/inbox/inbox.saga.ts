import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { languageChanged } from '#shared/store/events.ts';
import { countsLoaded } from '#shared/facts/live.slice.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import type { InboxApi } from './inbox.api.ts';
import { selectLetterQuery } from './inbox.selectors.ts';
import {
  changeRefused,
  letterFailed,
  letterLoaded,
  letterRequested,
  lettersChanged,
  lettersFailed,
  lettersLoaded,
  lettersRequested,
  readingRequested,
  removalRequested,
} from './inbox.slice.ts';

const pageSize = 20;

export function makeInboxSaga(api: InboxApi) {
  let seen: number | null = null;

  function* loadList({ payload: { state, after } }: ReturnType<typeof lettersRequested>) {
    const language = yield* select(selectLanguage);
    const query = { limit: pageSize, language, ...(state === 'all' ? {} : { state }), ...(after === null ? {} : { after }) };
    try {
      yield* put(lettersLoaded(yield* call(api.getLetters, query)));
    } catch (error) {
      yield* put(lettersFailed(failureOf(error)));
    }
  }

  /** Whoever sees a letter has read it. */
  function* loadLetter({ payload: id }: ReturnType<typeof letterRequested>) {
    const language = yield* select(selectLanguage);
    try {
      const letter = yield* call(api.getLetter, { id, language });
      yield* put(letterLoaded(letter));
      if (!letter.isRead) yield* put(readingRequested({ ids: [id] }));
    } catch (error) {
      yield* put(letterFailed(failureOf(error)));
    }
  }

  function* change({ type, payload: choice }: ReturnType<typeof readingRequested> | ReturnType<typeof removalRequested>) {
    const isRemoval = type === removalRequested.type;
    try {
      const { counts } = yield* call(isRemoval ? api.postRemoval : api.postRead, choice);
      yield* put(lettersChanged({ choice, isRemoval }));
      yield* put(countsLoaded(counts));
    } catch (error) {
      yield* put(changeRefused(failureOf(error)));
    }
  }

  /** A letter has come, or was read or removed: what is in sight is read again, and what lies behind moves up. */
  function* follow() {
    const query = yield* select(selectLetterQuery);
    if (query !== null) yield* put(lettersRequested(query));
  }

  function* followCount({ payload }: ReturnType<typeof countsLoaded>) {
    const isOther = seen !== null && seen !== payload.unread;
    seen = payload.unread;
    if (isOther) yield* follow();
  }

  return function* inboxSaga() {
    yield* takeLatest(lettersRequested, loadList);
    yield* takeLatest(letterRequested, loadLetter);
    yield* takeEvery([readingRequested, removalRequested], change);
    yield* takeLatest([lettersChanged, languageChanged], follow);
    yield* takeLatest(countsLoaded, followCount);
  };
}
