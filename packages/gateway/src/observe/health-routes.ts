import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';

/** Probes call these every few seconds, so calls are neither logged nor counted. */
export const healthPaths: readonly string[] = ['/healthz', '/readyz'];

/** `/healthz`: the process runs, even without its database. `/readyz`: it can answer calls, or 503 with the reason. */
export function addHealthRoutes(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', (_request, reply) => reply.header('Cache-Control', 'no-store').send({ alive: true }));
  app.get('/readyz', async (_request, reply) => {
    const verdict = await readiness.check();
    return reply
      .status(verdict.ready ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send(verdict);
  });
}
