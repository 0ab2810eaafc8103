import { fork } from 'typed-redux-saga';
import { makeDownload } from '#api/download.ts';
import { saveFile } from '#shared/lists/files/save-file.ts';
import type { Feature } from '#shared/ports/feature.ts';
import { browserPasskeys } from '#shared/ports/passkeys.ts';
import { accountState } from './account.state.ts';
import { makeDevicesApi } from './devices/devices.api.ts';
import { makeDevicesSaga } from './devices/devices.saga.ts';
import { tokenKey } from '#shared/store/storage-keys.ts';
import { makeLeavingApi } from './leaving/leaving.api.ts';
import { makeLeavingSaga } from './leaving/leaving.saga.ts';
import { makeLinksApi } from './links/links.api.ts';
import { makeLinksSaga } from './links/links.saga.ts';
import { makeProfileApi } from './profile/profile.api.ts';
import { makeProfileSaga } from './profile/profile.saga.ts';
import { makePasskeysApi } from './passkeys/passkeys.api.ts';
import { makePasskeysSaga } from './passkeys/passkeys.saga.ts';
import { makeTwoFactorApi } from './two-factor/two-factor.api.ts';
import { makeTwoFactorSaga } from './two-factor/two-factor.saga.ts';

/** My account: profile, security and sessions. */
export const account: Feature = {
  name: 'account',
  slice: accountState,
  texts: ['forms'],
  dialogs: {
    editProfile: () => import('./account-dialogs.part.ts').then(({ ProfileDialog }) => ({ Dialog: ProfileDialog })),
    editContact: () => import('./account-dialogs.part.ts').then(({ ContactDialog }) => ({ Dialog: ContactDialog })),
    changePicture: () => import('./account-dialogs.part.ts').then(({ PictureDialog }) => ({ Dialog: PictureDialog })),
    closeAccount: () => import('./account-dialogs.part.ts').then(({ CloseAccountDialog }) => ({ Dialog: CloseAccountDialog })),
    endSessions: () => import('./account-dialogs.part.ts').then(({ EndSessionsDialog }) => ({ Dialog: EndSessionsDialog })),
    protection: () => import('./components/ProtectionDialog/ProtectionDialog.tsx'),
  },
  makeSaga: ({ client, confirmIdentity, brand, tabStorage }) =>
    function* accountSaga() {
      yield* fork(makeProfileSaga(makeProfileApi(client)));
      yield* fork(makeDevicesSaga(makeDevicesApi(client)));
      yield* fork(makeTwoFactorSaga(makeTwoFactorApi(client)));
      yield* fork(makeLinksSaga(makeLinksApi(client)));
      const readToken = () => tabStorage.get(tokenKey);
      const download = makeDownload({ brand, readToken, onConfirmationRequired: confirmIdentity });
      yield* fork(makeLeavingSaga({ api: makeLeavingApi(client), download, save: saveFile }));
      yield* fork(makePasskeysSaga(makePasskeysApi(client), browserPasskeys));
    },
};
