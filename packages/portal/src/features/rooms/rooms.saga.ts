import { call, delay, put, race, select, take, takeLatest } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import type { PageSignals } from '#shared/ports/feature.ts';
import { gameLeft, languageChanged } from '#shared/store/events.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import type { RoomsApi } from './rooms.api.ts';
import { roomsEntered, roomsFailed, roomsLeft, roomsLoaded, roomsRequested } from './rooms.slice.ts';

/** Milliseconds between two looks at who sits where. */
const between = 15_000;

export function makeRoomsSaga(api: RoomsApi, page: Pick<PageSignals, 'isVisible'>) {
  function* load() {
    try {
      yield* put(roomsLoaded(yield* call(api.getRooms, yield* select(selectLanguage))));
    } catch (error) {
      yield* put(roomsFailed(failureOf(error)));
    }
  }

  /** A page that nobody sees asks nothing. */
  function* watch() {
    yield* put(roomsRequested());
    for (;;) {
      const { left } = yield* race({ left: take(roomsLeft), turned: take([gameLeft, languageChanged]), waited: delay(between) });
      if (left !== undefined) return;
      if (page.isVisible()) yield* put(roomsRequested());
    }
  }

  return function* roomsSaga() {
    yield* takeLatest(roomsRequested, load);
    yield* takeLatest(roomsEntered, watch);
  };
}
