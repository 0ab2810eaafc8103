import type { Profile } from '@livery/contract/shapes';
import { call, put, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { dialogClosed, type DialogKind } from '#shared/store/dialogs.slice.ts';
import { loggedIn } from '#shared/store/events.ts';
import { messageShown } from '#shared/facts/messages.slice.ts';
import { accountRenamed } from '#shared/facts/viewer.slice.ts';
import type { ProfileApi } from './profile.api.ts';
import {
  contactSubmitted,
  pictureFailed,
  pictureKept,
  pictureLoaded,
  pictureRequested,
  pictureSubmitted,
  profileFailed,
  profileKept,
  profileLoaded,
  profileRefused,
  profileRequested,
  profileSubmitted,
  rulesLoaded,
} from './profile.slice.ts';

export function makeProfileSaga(api: ProfileApi) {
  function* loadProfile() {
    try {
      yield* put(profileLoaded(yield* call(api.getProfile)));
    } catch (error) {
      yield* put(profileFailed(failureOf(error)));
    }
  }

  function* loadRules() {
    try {
      yield* put(rulesLoaded(yield* call(api.getRules)));
    } catch {
      // The gateway judges what is sent all the same.
    }
  }

  function* loadPicture() {
    try {
      yield* put(pictureLoaded(yield* call(api.getPicture)));
    } catch (error) {
      yield* put(pictureFailed(failureOf(error)));
    }
  }

  function* keepProfile(dialog: DialogKind, send: () => Promise<Profile>) {
    try {
      const profile = yield* call(send);
      yield* put(profileKept(profile));
      yield* put(accountRenamed(profile.nickname));
      yield* put(dialogClosed(dialog));
      yield* put(messageShown({ key: 'account', tone: 'positive', text: 'account:saved' }));
    } catch (error) {
      yield* put(profileRefused(failureOf(error)));
    }
  }

  function* submitProfile({ payload }: ReturnType<typeof profileSubmitted>) {
    yield* keepProfile('editProfile', () => api.putProfile(payload));
  }

  function* submitContact({ payload }: ReturnType<typeof contactSubmitted>) {
    yield* keepProfile('editContact', () => api.putContact(payload));
  }

  function* submitPicture({ payload }: ReturnType<typeof pictureSubmitted>) {
    try {
      yield* put(pictureKept(yield* call(api.putPicture, payload)));
      yield* put(dialogClosed('changePicture'));
      yield* put(messageShown({ key: 'account', tone: 'positive', text: 'account:saved' }));
    } catch (error) {
      yield* put(profileRefused(failureOf(error)));
    }
  }

  /** Whoever comes back after the session ended sees what is there now. */
  function* loadAnew() {
    yield* put(profileRequested());
    yield* put(pictureRequested());
  }

  return function* profileSaga() {
    yield* takeLatest(profileRequested, loadProfile);
    yield* takeLatest(profileRequested, loadRules);
    yield* takeLatest(pictureRequested, loadPicture);
    yield* takeLeading(profileSubmitted, submitProfile);
    yield* takeLeading(contactSubmitted, submitContact);
    yield* takeLeading(pictureSubmitted, submitPicture);
    yield* takeEvery(loggedIn, loadAnew);
  };
}
