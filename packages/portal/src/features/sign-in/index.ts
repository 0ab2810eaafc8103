import type { Feature } from '#shared/ports/feature.ts';
import { Dialog as SignInDialog } from './components/SignInDialog/SignInDialog.tsx';
import { browserProviderWindows } from './provider-window.port.ts';
import { makeSignInApi } from './sign-in.api.ts';
import { makeSignInSaga } from './sign-in.saga.ts';
import { signInSlice } from './sign-in.slice.ts';

/** Login with an identity provider or a phone. */
export const signIn: Feature = {
  name: 'sign-in',
  slice: signInSlice,
  makeSaga: ({ client, tabs, tabStorage, navigation }) =>
    makeSignInSaga({ api: makeSignInApi(client), providerWindows: browserProviderWindows, tabs, tabStorage, navigation }),
  texts: ['forms'],
  dialogs: { signIn: async () => ({ Dialog: SignInDialog }) },
};
