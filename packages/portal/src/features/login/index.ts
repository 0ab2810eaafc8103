import { all, call } from 'typed-redux-saga';
import type { Feature } from '#shared/ports/feature.ts';
import { browserPasskeys } from '#shared/ports/passkeys.ts';
import { Dialog as LoginDialog } from './components/LoginDialog/LoginDialog.tsx';
import { Dialog as SecondFactorDialog } from './components/SecondFactorDialog/SecondFactorDialog.tsx';
import { makeLoginApi } from './login.api.ts';
import { makeLoginSaga } from './login.saga.ts';
import { loginSlice } from './login.slice.ts';
import { makePasskeyLoginSaga } from './passkey-login.saga.ts';
import { makeSecondStepSaga } from './second-step.saga.ts';

/** The login, loaded with its first dialog. */
export const login: Feature = {
  name: 'login',
  slice: loginSlice,
  makeSaga({ client, cookies }) {
    const api = makeLoginApi(client);
    const sagas = [makeLoginSaga({ api, cookies }), makeSecondStepSaga(api), makePasskeyLoginSaga(api, browserPasskeys)];
    return function* loginFeatureSaga() {
      yield* all(sagas.map((saga) => call(saga)));
    };
  },
  texts: ['forms'],
  dialogs: {
    login: async () => ({ Dialog: LoginDialog }),
    secondFactor: async () => ({ Dialog: SecondFactorDialog }),
  },
};
