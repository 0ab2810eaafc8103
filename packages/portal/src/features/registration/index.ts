import { guards } from '#api/guards/system.gen.js';
import type { Feature } from '#shared/ports/feature.ts';
import { makeRegistrationApi } from './registration.api.ts';
import type { RegisterRules } from './registration.rules.ts';
import { makeRegistrationSaga } from './registration.saga.ts';
import { registrationSlice } from './registration.slice.ts';
import { Dialog } from './components/RegisterDialog/RegisterDialog.tsx';
import { Dialog as WelcomeDialog } from './components/WelcomeDialog/WelcomeDialog.tsx';

const isRules = (value: unknown): value is RegisterRules => guards.registerSettings({ fields: value });

/** The registration, loaded with its dialog. */
export const registration: Feature = {
  name: 'registration',
  slice: registrationSlice,
  makeSaga: ({ client, ...rest }) => makeRegistrationSaga({ api: makeRegistrationApi(client), isRules, ...rest }),
  texts: ['forms'],
  dialogs: { register: async () => ({ Dialog }), welcome: async () => ({ Dialog: WelcomeDialog }) },
};
