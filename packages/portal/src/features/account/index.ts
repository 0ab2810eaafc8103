import { fork } from 'typed-redux-saga';
import type { Feature } from '#shared/ports/feature.ts';
import { browserPasskeys } from '#shared/ports/passkeys.ts';
import { accountState } from './account.state.ts';
import { makeDevicesApi } from './devices.api.ts';
import { makeDevicesSaga } from './devices.saga.ts';
import { makeLinksApi } from './links.api.ts';
import { makeLinksSaga } from './links.saga.ts';
import { makeProfileApi } from './profile.api.ts';
import { makeProfileSaga } from './profile.saga.ts';
import { makePasskeysApi } from './passkeys.api.ts';
import { makePasskeysSaga } from './passkeys.saga.ts';
import { makeTwoFactorApi } from './two-factor.api.ts';
import { makeTwoFactorSaga } from './two-factor.saga.ts';

/** My account: what the member is known by, how it is kept safe, and where it is logged in. */
export const account: Feature = {
  name: 'account',
  slice: accountState,
  texts: ['forms'],
  dialogs: {
    editProfile: () => import('./account-dialogs.ts').then(({ ProfileDialog }) => ({ Dialog: ProfileDialog })),
    editContact: () => import('./account-dialogs.ts').then(({ ContactDialog }) => ({ Dialog: ContactDialog })),
    changePicture: () => import('./account-dialogs.ts').then(({ PictureDialog }) => ({ Dialog: PictureDialog })),
    endSessions: () => import('./account-dialogs.ts').then(({ EndSessionsDialog }) => ({ Dialog: EndSessionsDialog })),
    protection: () => import('./components/ProtectionDialog/ProtectionDialog.tsx'),
  },
  makeSaga: ({ client }) =>
    function* accountSaga() {
      yield* fork(makeProfileSaga(makeProfileApi(client)));
      yield* fork(makeDevicesSaga(makeDevicesApi(client)));
      yield* fork(makeTwoFactorSaga(makeTwoFactorApi(client)));
      yield* fork(makeLinksSaga(makeLinksApi(client)));
      yield* fork(makePasskeysSaga(makePasskeysApi(client), browserPasskeys));
    },
};
