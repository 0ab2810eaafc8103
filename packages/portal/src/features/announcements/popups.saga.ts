import { createAction, type Action } from '@reduxjs/toolkit';
import { put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { isHomePath } from '#shared/address/home-path.ts';
import type { Dependencies } from '#shared/ports/feature.ts';
import { dialogClosed, dialogRequested, selectDialogs } from '#shared/store/dialogs.slice.ts';
import { pageShown } from '#shared/store/events.ts';
import { selectIsFirstLogin, selectIsMember } from '#shared/facts/viewer.slice.ts';
import type { Execution } from './announcements.api.ts';
import { executionsFor, popupKey } from './announcements.rules.ts';
import { selectNoticesStatus, selectPopups, announcementsLoaded } from './announcements.slice.ts';

/** A viewer has closed the popups for these audiences. */
export const popupsRead = createAction<Execution[]>('announcements/popupsRead');

/**
 * Shows an audience its popups once per session, only on the home page, so they never interrupt a game, a deposit or
 * the account. They wait while another page or dialog is open, and give way to a dialog that opens later.
 */
export function makePopupsSaga({ tabStorage, page }: Pick<Dependencies, 'tabStorage' | 'page'>) {
  function* offer() {
    const dialogs = yield* select(selectDialogs);
    if (dialogs.length > 0 || !isHomePath(page.path()) || (yield* select(selectNoticesStatus)) !== 'ready') return;
    const entries = yield* select(selectPopups);
    const isMember = yield* select(selectIsMember);
    const isFirstLogin = yield* select(selectIsFirstLogin);
    const executions = executionsFor({ isMember, isFirstLogin }).filter(
      (execution) => tabStorage.get(popupKey(execution)) !== 'closed' && entries.some((entry) => entry.execution === execution),
    );
    if (executions.length > 0) yield* put(dialogRequested({ kind: 'popups', executions }));
  }

  function* giveWay() {
    const dialogs = yield* select(selectDialogs);
    if (dialogs.length > 1 && dialogs.some(({ kind }) => kind === 'popups')) yield* put(dialogClosed('popups'));
  }

  return function* popupsSaga() {
    yield* takeEvery(popupsRead, ({ payload }) => {
      for (const execution of payload) tabStorage.set(popupKey(execution), 'closed');
    });
    yield* takeEvery(dialogRequested, giveWay);
    yield* takeLatest([announcementsLoaded.match, pageShown.match, isAnotherClosed], offer);
    yield* offer();
  };
}

/** Popups that were closed or failed to load are not offered again at once. None follow the welcome. */
function isAnotherClosed(action: Action): boolean {
  return dialogClosed.match(action) && action.payload !== 'popups' && action.payload !== 'welcome';
}
