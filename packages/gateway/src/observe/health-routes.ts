import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';

/** They are asked every few seconds and say nothing of anybody, so they are neither logged nor counted. */
export const healthPaths: readonly string[] = ['/healthz', '/readyz'];

/** `/healthz`: the process lives, whatever the database does. `/readyz`: it can answer calls, else 503 with what is missing. */
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
