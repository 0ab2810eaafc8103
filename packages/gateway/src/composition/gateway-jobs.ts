import { modules } from '#modules/modules.ts';
import { deliverMessage, messageSweep } from '#ports/messages/deliver-message.ts';
import { serverSweeps } from './gateway-sweeps.ts';
import { JobRegistry } from '#jobs/job-registry.ts';

/** Everything that runs apart from requests: what the modules list, and the server's own. */
export function jobRegistry(): JobRegistry {
  return new JobRegistry([...modules, { jobs: [deliverMessage], sweeps: [...serverSweeps, messageSweep] }]);
}
