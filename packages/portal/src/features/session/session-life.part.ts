import type { ApiClient } from '#api/client.ts';
import { makeSessionLifeApi } from './session-life.api.ts';
import { makeSessionLifeSaga, type SessionLifeDependencies } from './session-life.saga.ts';

export { SessionEndingDialog } from './components/SessionEndingDialog/SessionEndingDialog.tsx';

/** What watches over a session, in a chunk of its own with its warning: visitors have none. */
export function makeSessionLife({ client, ...rest }: Omit<SessionLifeDependencies, 'api'> & { client: ApiClient }) {
  return makeSessionLifeSaga({ api: makeSessionLifeApi(client), ...rest });
}
