import { all, call } from 'typed-redux-saga';
import type { Feature } from '#shared/ports/feature.ts';
import { Dialog as ChangePasswordDialog } from './components/ChangePasswordDialog/ChangePasswordDialog.tsx';
import { Dialog as ConfirmIdentityDialog } from './components/ConfirmIdentityDialog/ConfirmIdentityDialog.tsx';
import { Dialog as ForgotPasswordDialog } from './components/ForgotPasswordDialog/ForgotPasswordDialog.tsx';
import { Dialog as ResetPasswordDialog } from './components/ResetPasswordDialog/ResetPasswordDialog.tsx';
import { makeConfirmationSaga } from './confirmation.saga.ts';
import { makePasswordApi } from './password.api.ts';
import { makePasswordSaga } from './password.saga.ts';
import { passwordSlice } from './password.slice.ts';

/** Changing and resetting the password, and asking for it again before actions whose effect outlasts the session. */
export const password: Feature = {
  name: 'password',
  slice: passwordSlice,
  makeSaga({ client, navigation }) {
    const api = makePasswordApi(client);
    const sagas = [makePasswordSaga({ api, navigation }), makeConfirmationSaga(api)];
    return function* passwordFeatureSaga() {
      yield* all(sagas.map((saga) => call(saga)));
    };
  },
  texts: ['forms'],
  // A single chunk for all of it, loaded with the first of its dialogs.
  dialogs: {
    confirmIdentity: async () => ({ Dialog: ConfirmIdentityDialog }),
    changePassword: async () => ({ Dialog: ChangePasswordDialog }),
    forgotPassword: async () => ({ Dialog: ForgotPasswordDialog }),
    resetPassword: async () => ({ Dialog: ResetPasswordDialog }),
  },
};
