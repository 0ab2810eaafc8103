import type { ApiClient } from '#api/client.ts';
import { makeSessionLifeApi } from './session-life.api.ts';
import { makeSessionLifeSaga, type SessionLifeDependencies } from './session-life.saga.ts';

export { SessionEndingDialog } from './components/SessionEndingDialog/SessionEndingDialog.tsx';

/** The session watcher and its warning, in their own chunk because visitors have no session. */
export function makeSessionLife({ client, ...rest }: Omit<SessionLifeDependencies, 'api'> & { client: ApiClient }) {
  return makeSessionLifeSaga({ api: makeSessionLifeApi(client), ...rest });
}
