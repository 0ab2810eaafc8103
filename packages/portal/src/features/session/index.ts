import { all, call } from 'typed-redux-saga';
import type { Feature } from '#shared/ports/feature.ts';
import { makeSessionApi } from './session.api.ts';
import { makeSessionSaga } from './session.saga.ts';
import { sessionSlice } from './session.slice.ts';
import { makeSessionTabsSaga } from './session-tabs.saga.ts';
import { makeSessionWatchSaga } from './session-watch.saga.ts';

/** The viewer: this tab's token, its lifetime, owner and end. */
export const session: Feature = {
  name: 'session',
  slice: sessionSlice,
  makeSaga({ client, brand, ...rest }) {
    const api = makeSessionApi(client);
    const sagas = [
      makeSessionWatchSaga(async () => (await import('./session-life.part.ts')).makeSessionLife({ client, ...rest })),
      makeSessionTabsSaga({ api, ...rest }),
      makeSessionSaga({ api, merchantCode: brand.merchantCode, ...rest }),
    ];
    return function* sessionFeatureSaga() {
      yield* all(sagas.map((saga) => call(saga)));
    };
  },
  dialogs: {
    logout: () => import('./components/LogoutDialog/LogoutDialog.tsx'),
    sessionEnding: () => import('./session-life.part.ts').then(({ SessionEndingDialog }) => ({ Dialog: SessionEndingDialog })),
  },
};
