import { createAction, type Action } from '@reduxjs/toolkit';
import { put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import type { Dependencies } from '#shared/ports/feature.ts';
import { dialogClosed, dialogRequested, selectDialogs } from '#shared/store/dialogs.slice.ts';
import { selectIsFirstLogin, selectIsMember } from '#shared/facts/viewer.slice.ts';
import type { Execution } from './announcements.api.ts';
import { executionsFor, popupKey } from './announcements.rules.ts';
import { selectNoticesStatus, selectPopups } from './announcements.selectors.ts';
import { announcementsLoaded } from './announcements.slice.ts';

/** The popups of these audiences were closed by whoever read them. */
export const popupsRead = createAction<Execution[]>('announcements/popupsRead');

/** Pages that are a form to log in with. */
const formPages = /^\/(?:login|register|agent)\b/;

/**
 * Shows an audience its popups once a session. They lie over nothing else: while another dialog is open they wait for its end, and to
 * one that is asked for later they give way.
 */
export function makePopupsSaga({ tabStorage, page }: Pick<Dependencies, 'tabStorage' | 'page'>) {
  function* offer() {
    const dialogs = yield* select(selectDialogs);
    if (dialogs.length > 0 || formPages.test(page.path()) || (yield* select(selectNoticesStatus)) !== 'ready') return;
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
    yield* takeLatest([announcementsLoaded.match, isAnotherClosed], offer);
    yield* offer();
  };
}

/** Popups that were closed, or did not come, are not offered again at once. */
function isAnotherClosed(action: Action): boolean {
  return dialogClosed.match(action) && action.payload !== 'popups';
}
