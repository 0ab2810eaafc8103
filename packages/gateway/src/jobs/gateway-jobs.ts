import { modules } from '../modules/modules.ts';
import { serverSweeps } from '../server/server-sweeps.ts';
import { JobRegistry } from './job-registry.ts';

/** Everything that runs apart from requests: what the modules list, and the server's own. */
export function jobRegistry(): JobRegistry {
  return new JobRegistry([...modules, { sweeps: serverSweeps }]);
}
