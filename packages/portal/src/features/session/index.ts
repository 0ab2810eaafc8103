import type { Feature } from '#shared/ports/feature.ts';
import { makeSessionApi } from './session.api.ts';
import { makeSessionSaga } from './session.saga.ts';
import { sessionSlice } from './session.slice.ts';

/** Who the viewer is: login, logout, the token of this tab. */
export const session: Feature = {
  name: 'session',
  slice: sessionSlice,
  makeSaga: ({ client, brand, ...rest }) => makeSessionSaga({ api: makeSessionApi(client), merchantCode: brand.merchantCode, ...rest }),
  dialogTexts: ['forms'],
  dialogs: {
    login: () => import('./components/LoginDialog/LoginDialog.tsx'),
    logout: () => import('./components/LogoutDialog/LogoutDialog.tsx'),
  },
};
