import type { Feature } from '#shared/ports/feature.ts';
import { Dialog as ChangePasswordDialog } from './components/ChangePasswordDialog/ChangePasswordDialog.tsx';
import { Dialog as ForgotPasswordDialog } from './components/ForgotPasswordDialog/ForgotPasswordDialog.tsx';
import { Dialog as ResetPasswordDialog } from './components/ResetPasswordDialog/ResetPasswordDialog.tsx';
import { makePasswordApi } from './password.api.ts';
import { makePasswordSaga } from './password.saga.ts';
import { passwordSlice } from './password.slice.ts';

/** The password: changed by its member, or set anew by whoever forgot it. */
export const password: Feature = {
  name: 'password',
  slice: passwordSlice,
  makeSaga: ({ client, navigation }) => makePasswordSaga({ api: makePasswordApi(client), navigation }),
  texts: ['forms'],
  // One file of the site for all of it: it comes with the first of its dialogs.
  dialogs: {
    changePassword: async () => ({ Dialog: ChangePasswordDialog }),
    forgotPassword: async () => ({ Dialog: ForgotPasswordDialog }),
    resetPassword: async () => ({ Dialog: ResetPasswordDialog }),
  },
};
