import Fastify, { type FastifyInstance } from 'fastify';
import { addHealthRoutes } from './health-routes.ts';
import type { Metrics } from './metrics.ts';
import type { Readiness } from './readiness.ts';

/**
 * The calls for those who run the gateway, on a port that is not public. It opens before the database does, so that a
 * long migration can be told from a dead process, and closes last.
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
