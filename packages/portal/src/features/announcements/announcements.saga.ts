import { all, call, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { changeTold, languageChanged, loggedIn, loggedOut, sessionExpired } from '#shared/store/events.ts';
import type { Dependencies } from '#shared/ports/feature.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { selectIsFirstLogin, selectIsMember, selectViewerStatus, tokenLookedUp } from '#shared/facts/viewer.slice.ts';
import { makeAnnouncementsApi } from './announcements.api.ts';
import { executionsFor, mergeAnnouncements, readSeen } from './announcements.rules.ts';
import { announcementsFailed, announcementsLoaded, announcementsRequested, noticesSeen } from './announcements.slice.ts';

const seenKey = 'livery.seen-notices';

export function makeAnnouncementsSaga({ client, deviceStorage }: Pick<Dependencies, 'client' | 'deviceStorage'>) {
  const api = makeAnnouncementsApi(client);

  function* loadAnnouncements() {
    const language = yield* select(selectLanguage);
    const isMember = yield* select(selectIsMember);
    const isFirstLogin = yield* select(selectIsFirstLogin);
    try {
      const answers = yield* all(
        executionsFor({ isMember, isFirstLogin }).map((execution) => call(api.getAnnouncements, execution, language)),
      );
      yield* put(announcementsLoaded(mergeAnnouncements(answers)));
    } catch (error) {
      yield* put(announcementsFailed(failureOf(error)));
    }
  }

  function* hearOf({ payload }: ReturnType<typeof changeTold>) {
    if (payload.topic === 'announcements') yield* askAgain();
  }

  function* askAgain() {
    yield* put(announcementsRequested());
  }

  return function* announcementsSaga() {
    yield* put(noticesSeen(readSeen(deviceStorage.get(seenKey))));
    yield* takeEvery(noticesSeen, ({ payload }) => deviceStorage.set(seenKey, JSON.stringify(payload)));
    yield* takeLatest(announcementsRequested, loadAnnouncements);
    yield* takeLatest([tokenLookedUp, loggedIn, loggedOut, sessionExpired, languageChanged], askAgain);
    yield* takeEvery(changeTold, hearOf);
    if ((yield* select(selectViewerStatus)) !== 'unknown') yield* askAgain();
  };
}
