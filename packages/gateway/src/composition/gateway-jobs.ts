import { modules } from '#modules/modules.ts';
import { deliverMessage, messageSweep } from '#ports/messages/deliver-message.ts';
import { serverSweeps } from './gateway-sweeps.ts';
import { JobRegistry } from '#jobs/job-registry.ts';

/** Everything that runs outside requests: the modules' jobs and the server's own. */
export function jobRegistry(): JobRegistry {
  return new JobRegistry([...modules, { jobs: [deliverMessage], sweeps: [...serverSweeps, messageSweep] }]);
}
