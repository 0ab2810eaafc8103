import { call, put, takeEvery, takeLatest } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { countsLoaded } from '#shared/facts/live.slice.ts';
import { changeAnswers } from '#shared/reads/reads.saga.ts';
import { isAnswerOf, readsOutdated } from '#shared/reads/reads.slice.ts';
import type { InboxApi, Letter, LetterChoice } from './inbox.api.ts';
import { letterRead, lettersRead } from './inbox.reads.ts';
import { changeRefused, lettersChanged, readingRequested, removalRequested } from './inbox.slice.ts';

export function makeInboxSaga(api: InboxApi) {
  let seen: number | null = null;

  /** A letter that was shown counts as read. */
  function* markRead({ payload: { value } }: { payload: { value: unknown } }) {
    const { id, isRead } = value as Letter;
    if (!isRead) yield* put(readingRequested({ ids: [id] }));
  }

  function* change({ type, payload: choice }: ReturnType<typeof readingRequested> | ReturnType<typeof removalRequested>) {
    const isRemoval = type === removalRequested.type;
    try {
      const { counts } = yield* call(isRemoval ? api.postRemoval : api.postRead, choice);
      yield* changeAnswers(lettersRead, ({ items, next }) => ({
        items: isRemoval
          ? items.filter(({ id }) => !isMeant(choice, id))
          : items.map((item) => (isMeant(choice, item.id) ? { ...item, isRead: true } : item)),
        next,
      }));
      yield* put(lettersChanged());
      yield* put(readsOutdated('letters'));
      yield* put(countsLoaded(counts));
    } catch (error) {
      yield* put(changeRefused(failureOf(error)));
    }
  }

  /** A message has arrived, or was read or removed elsewhere. */
  function* followCount({ payload }: ReturnType<typeof countsLoaded>) {
    const isOther = seen !== null && seen !== payload.unread;
    seen = payload.unread;
    if (isOther) yield* put(readsOutdated('letters'));
  }

  return function* inboxSaga() {
    yield* takeEvery(isAnswerOf(letterRead), markRead);
    yield* takeEvery([readingRequested, removalRequested], change);
    yield* takeLatest(countsLoaded, followCount);
  };
}

function isMeant(choice: LetterChoice, id: string): boolean {
  return 'ids' in choice ? choice.ids.includes(id) : Number(id) <= Number(choice.through);
}
