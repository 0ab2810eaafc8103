import { setTimeout as wait } from 'node:timers/promises';
import { errorStatus } from '@livery/contract/errors';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#base/app-error.ts';
import { hostOf } from './route.ts';

/** Applies faults before a call is handled. Control calls are never affected. */
export function addFaults(app: FastifyInstance): void {
  const { faults, merchants } = app.platform;
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    if (path.startsWith('/control/')) return;
    const merchant = merchants.byHost(hostOf(request))?.code ?? String(request.headers['merchant'] ?? '');
    const fault = faults.strike(request.method, path, { merchant, caller: String(request.headers['x-caller'] ?? '') });
    if (fault === null) return;
    if (fault.delay !== undefined) await wait(fault.delay);
    if (fault.drop === true) {
      reply.hijack();
      request.raw.destroy();
    } else if (fault.malformed === true) {
      await reply.status(200).type('application/json').send('{"success":tru');
    } else if (fault.code !== undefined) {
      throw new AppError(fault.code, errorStatus[fault.code] === 429 ? { retryAfter: 1 } : {});
    } else if (fault.status !== undefined) {
      await reply.status(fault.status).type('text/html').send('');
    }
  });
}
