import { call, put, takeLatest, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { dialogClosed } from '#shared/store/dialogs.slice.ts';
import { signInLinked } from '#shared/store/events.ts';
import type { LinksApi } from './links.api.ts';
import { linksFailed, linksLoaded, linksRequested, unlinkRefused, unlinkSubmitted } from './links.slice.ts';

export function makeLinksSaga(api: LinksApi) {
  function* load() {
    try {
      yield* put(linksLoaded(yield* call(api.getLinks)));
    } catch (error) {
      yield* put(linksFailed(failureOf(error)));
    }
  }

  function* unlink({ payload }: ReturnType<typeof unlinkSubmitted>) {
    try {
      yield* put(linksLoaded(yield* call(api.postUnlink, payload)));
      yield* put(dialogClosed('protection'));
    } catch (error) {
      yield* put(unlinkRefused(failureOf(error)));
    }
  }

  return function* linksSaga() {
    yield* takeLatest([linksRequested, signInLinked], load);
    yield* takeLeading(unlinkSubmitted, unlink);
  };
}
