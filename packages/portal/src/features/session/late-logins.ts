import { all, call } from 'typed-redux-saga';
import type { ApiClient } from '#api/client.ts';
import { browserPasskeys } from '#shared/ports/passkeys.ts';
import { makeLateLoginsApi } from './late-logins.api.ts';
import { makePasskeyLoginSaga } from './passkey-login.saga.ts';
import { makeSecondStepSaga } from './second-step.saga.ts';

/** The second step and passkeys, in a chunk of their own. */
export function makeLateLogins(client: ApiClient) {
  const api = makeLateLoginsApi(client);
  const sagas = [makeSecondStepSaga(api), makePasskeyLoginSaga(api, browserPasskeys)];
  return function* lateLogins() {
    yield* all(sagas.map((saga) => call(saga)));
  };
}
