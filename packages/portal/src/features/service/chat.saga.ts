import { call, delay, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import type { KeyValueStore, Navigation } from '#shared/ports/feature.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import type { ChatApi } from './chat.api.ts';
import { drafts } from './chat-drafts.cache.ts';
import {
  chatEnded,
  chatEntered,
  chatFailed,
  chatHeard,
  chatLeft,
  chatLost,
  chatWanted,
  messageDropped,
  messageFailed,
  messageHeard,
  messageWritten,
  pictureLost,
  pictureSeen,
  pictureSent,
  pictureWanted,
  selectChat,
} from './chat.slice.ts';

/** The open chat of each desk on this device. */
const storedKey = (model: string) => `livery.chat.${model}`;

/** The delay before a lost connection is retried, in milliseconds. */
const retryDelay = 3_000;

interface ChatDependencies {
  api: ChatApi;
  navigation: Navigation;
  deviceStorage: KeyValueStore;
}

export function makeChatSaga({ api, navigation, deviceStorage }: ChatDependencies) {
  /** The chat that was open before, or a new one. The address is the server's. */
  function* open({ payload: model }: ReturnType<typeof chatWanted>) {
    try {
      const language = yield* select(selectLanguage);
      const stored = deviceStorage.get(storedKey(model));
      const chatUrl = (yield* call(isStillOpen, stored)) ? stored : yield* call(api.postLaunch, model, language);
      deviceStorage.set(storedKey(model), chatUrl ?? '');
      navigation.go(chatUrl ?? '', { replace: true });
    } catch (error) {
      yield* put(chatFailed(failureOf(error)));
    }
  }

  async function isStillOpen(chatUrl: string | null): Promise<boolean> {
    const token = chatUrl?.split('#')[1];
    if (token === undefined) return false;
    try {
      return !(await api.postRead(token, 0, false, new AbortController().signal)).isEnded;
    } catch {
      return false;
    }
  }

  function* listen(token: string) {
    let isFirst = true;
    for (;;) {
      const controller = new AbortController();
      try {
        const { messages, status } = yield* select(selectChat);
        const answer = yield* call(api.postRead, token, messages.at(-1)?.number ?? 0, !isFirst && status === 'open', controller.signal);
        isFirst = false;
        yield* put(chatHeard(answer));
        if (answer.isEnded) return;
      } catch (error) {
        const failure = failureOf(error);
        if (failure.code === 'NOT_FOUND') return yield* put(chatFailed(failure));
        yield* put(chatLost());
        yield* delay(retryDelay);
      } finally {
        controller.abort();
      }
    }
  }

  function* attend({ payload: token }: ReturnType<typeof chatEntered>) {
    yield* race({ over: call(listen, token), left: take(chatLeft) });
  }

  /** Waits for the chat to open. Pictures are sent first, and an interrupted attempt continues with the next one. */
  function* write({ payload: { key, text, pictures } }: ReturnType<typeof messageWritten>) {
    const token = (yield* select(selectChat)).token ?? (yield* take(chatEntered)).payload;
    try {
      for (const [index, picture] of drafts.of(key).entries()) {
        yield* call(api.postPicture, token, { key, place: index + 1 }, picture);
        yield* put(pictureSent({ key, sent: index + 1 }));
      }
      yield* put(messageHeard({ key, message: yield* call(api.postMessage, token, { text, key, pictures }) }));
      drafts.drop(key);
    } catch (error) {
      yield* put(messageFailed({ key, failure: failureOf(error) }));
    }
  }

  function* show({ payload: pictureId }: ReturnType<typeof pictureWanted>) {
    const { token } = yield* select(selectChat);
    if (token === null) return;
    try {
      yield* put(pictureSeen({ pictureId, content: yield* call(api.postPictureRead, token, pictureId) }));
    } catch (error) {
      yield* put(pictureLost({ pictureId, failure: failureOf(error) }));
    }
  }

  function* end() {
    const { token } = yield* select(selectChat);
    try {
      if (token !== null) yield* call(api.postEnd, token);
    } catch {
      yield* put(chatLost());
    }
  }

  return function* chatSaga() {
    yield* takeLatest(chatWanted, open);
    yield* takeLatest(chatEntered, attend);
    yield* takeEvery(messageWritten, write);
    yield* takeEvery(messageDropped, ({ payload }) => drafts.drop(payload));
    yield* takeEvery(pictureWanted, show);
    yield* takeLatest(chatEnded, end);
    const { token } = yield* select(selectChat);
    if (token !== null) yield* put(chatEntered(token));
  };
}
