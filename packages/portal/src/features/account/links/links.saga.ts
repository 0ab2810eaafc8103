import { call, put, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { changeAnswers } from '#shared/reads/reads.saga.ts';
import { dialogClosed } from '#shared/store/dialogs.slice.ts';
import { linksRead } from '../account.reads.ts';
import type { LinksApi } from './links.api.ts';
import { unlinkRefused, unlinkSubmitted } from './links.slice.ts';

export function makeLinksSaga(api: LinksApi) {
  function* unlink({ payload }: ReturnType<typeof unlinkSubmitted>) {
    try {
      const links = yield* call(api.postUnlink, payload);
      yield* changeAnswers(linksRead, () => links);
      yield* put(dialogClosed('protection'));
    } catch (error) {
      yield* put(unlinkRefused(failureOf(error)));
    }
  }

  return function* linksSaga() {
    yield* takeLeading(unlinkSubmitted, unlink);
  };
}
