import type { Profile } from '@livery/contract/shapes';
import { call, put, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { dialogClosed, type DialogKind } from '#shared/store/dialogs.slice.ts';
import { changeAnswers } from '#shared/reads/reads.saga.ts';
import { messageShown } from '#shared/facts/messages.slice.ts';
import { accountRenamed } from '#shared/facts/viewer.slice.ts';
import { pictureRead, profileRead } from '../account.reads.ts';
import type { ProfileApi } from './profile.api.ts';
import { contactSubmitted, pictureSubmitted, profileKept, profileRefused, profileSubmitted } from './profile.slice.ts';

export function makeProfileSaga(api: ProfileApi) {
  function* keepProfile(dialog: DialogKind, send: () => Promise<Profile>) {
    try {
      const profile = yield* call(send);
      yield* changeAnswers(profileRead, () => profile);
      yield* put(profileKept());
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
      const picture = yield* call(api.putPicture, payload);
      yield* changeAnswers(pictureRead, () => picture);
      yield* put(profileKept());
      yield* put(dialogClosed('changePicture'));
      yield* put(messageShown({ key: 'account', tone: 'positive', text: 'account:saved' }));
    } catch (error) {
      yield* put(profileRefused(failureOf(error)));
    }
  }

  return function* profileSaga() {
    yield* takeLeading(profileSubmitted, submitProfile);
    yield* takeLeading(contactSubmitted, submitContact);
    yield* takeLeading(pictureSubmitted, submitPicture);
  };
}
