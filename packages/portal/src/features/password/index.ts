import type { Feature } from '#shared/ports/feature.ts';
import { makePasswordApi } from './password.api.ts';
import { makePasswordSaga } from './password.saga.ts';
import { passwordSlice } from './password.slice.ts';

/** The password: changed by its member, or set anew by whoever forgot it. */
export const password: Feature = {
  name: 'password',
  slice: passwordSlice,
  makeSaga: ({ client, navigation }) => makePasswordSaga({ api: makePasswordApi(client), navigation }),
  dialogTexts: ['forms'],
  dialogs: {
    changePassword: () => import('./components/ChangePasswordDialog/ChangePasswordDialog.tsx'),
    forgotPassword: () => import('./components/ForgotPasswordDialog/ForgotPasswordDialog.tsx'),
    resetPassword: () => import('./components/ResetPasswordDialog/ResetPasswordDialog.tsx'),
  },
};
