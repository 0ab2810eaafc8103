import Fastify, { type FastifyInstance } from 'fastify';
import { addHealthRoutes } from './health-routes.ts';
import type { Metrics } from './metrics.ts';
import type { Readiness } from './readiness.ts';

/**
 * What those who run the gateway ask it, for a port that the public does not reach. It is open before the database is, so that a
 * long migration is told from a dead process, and until everything else is closed.
 */
export async function createOperationsApp({ readiness, metrics }: { readiness: Readiness; metrics: Metrics }): Promise<FastifyInstance> {
  const app = Fastify({ exposeHeadRoutes: false });
  addHealthRoutes(app, readiness);
  app.get('/metrics', async (_request, reply) =>
    reply
      .type(metrics.contentType)
      .header('Cache-Control', 'no-store')
      .send(await metrics.text()),
  );
  await app.ready();
  return app;
}
