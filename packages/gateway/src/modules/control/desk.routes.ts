import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#base/app-error.ts';
import { requireNear } from '#operator/control-route.ts';
import { acceptedEncoding, TextCache } from '#limits/text-cache.ts';
import { addVary } from '#http/vary.ts';
import { deskPolicy, loadDesk } from './desk-files.service.ts';

const cacheBytes = 4 * 1024 * 1024;

/** The desk's page and its files, if the gateway's starter names their folder. */
export function registerDeskPage(app: FastifyInstance): void {
  const { platform } = app;
  if (platform.deskFolder === null) return;
  const files = loadDesk(platform.deskFolder);
  const cache = new TextCache(cacheBytes);

  const serve = async (request: FastifyRequest, reply: FastifyReply, name: string): Promise<FastifyReply> => {
    requireNear(request, platform);
    const file = files.get(name);
    if (file === undefined) throw new AppError('NOT_FOUND');
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const packed = await cache.get(name, encoding, () => file.text);
    void reply.headers({
      'Content-Type': file.type,
      'Content-Security-Policy': deskPolicy,
      'Cache-Control': 'no-store',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    });
    addVary(reply, 'Accept-Encoding');
    if (encoding !== 'identity') void reply.header('Content-Encoding', encoding);
    return reply.send(packed?.body);
  };

  app.get('/control', (_, reply) => reply.redirect('/control/'));
  app.get('/control/', (request, reply) => serve(request, reply, 'index.html'));
  app.get<{ Params: { file: string } }>('/control/assets/:file', (request, reply) =>
    serve(request, reply, `assets/${request.params.file}`),
  );
}
