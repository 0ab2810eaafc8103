import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#base/app-error.ts';
import type { GatewayModule } from '#http/module.ts';
import { acceptedEncoding, TextCache, type Encoding } from '#limits/text-cache.ts';
import { addVary } from '#http/vary.ts';
import { Artist } from './artwork.service.ts';

const cacheBytes = 32 * 1024 * 1024;
/** A separate cache, because any name has an avatar. A flood of names evicts only avatars. */
const avatarBytes = 1024 * 1024;

/**
 * Drawn pictures. They contain no script, and the policy would not run any. They belong to no tenant, so every host
 * serves them.
 */
export const artworkModule: GatewayModule = {
  name: 'artwork',
  register: (app) => {
    const artist = new Artist();
    const cache = new TextCache(cacheBytes);
    const avatars = new TextCache(avatarBytes);

    picture(app, cache, 'cover', /^(\d{1,6})-(p|s)\.svg$/, ([nodeId = '', crop], language) =>
      artist.cover(Number(nodeId), crop === 'p' ? 'portrait' : 'square', language),
    );
    picture(app, cache, 'scene', /^(\d{1,6})\.svg$/, ([nodeId = '']) => artist.scene(Number(nodeId)));
    picture(app, cache, 'vendor', /^([A-Z0-9]{1,16})-(dark|light)\.svg$/, ([code = '', tone]) =>
      artist.vendorMark(code, tone === 'dark' ? 'dark' : 'light'),
    );
    picture(app, cache, 'banner', /^(\d{1,6})\.svg$/, ([id = '']) => artist.banner(Number(id)));
    picture(app, cache, 'reward', /^([a-zA-Z]{1,16})\.svg$/, ([kind = '']) => artist.reward(kind));
    picture(app, cache, 'good', /^([a-zA-Z]{1,16})\.svg$/, ([name = '']) => artist.good(name));
    picture(app, avatars, 'avatar', /^([\w-]{1,40})\.svg$/, ([seed = '']) => artist.avatar(seed));
  },
};

type Draw = (parts: readonly string[], language: string) => string | null;

function picture(app: FastifyInstance, cache: TextCache, kind: string, form: RegExp, draw: Draw): void {
  app.get<{ Params: { file: string }; Querystring: { l?: string; v?: string } }>(`/art/${kind}/:file`, async (request, reply) => {
    const parts = form.exec(request.params.file);
    if (parts === null) throw new AppError('NOT_FOUND');
    const language = request.query.l === 'pt' ? 'pt' : 'en';
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const drawn = await cache.get(`${kind}/${request.params.file}/${language}`, encoding, () => draw(parts.slice(1), language));
    if (drawn === null) throw new AppError('NOT_FOUND');
    return answer(request, reply, encoding, { ...drawn, isVersioned: request.query.v !== undefined });
  });
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  encoding: Encoding,
  { etag, body, isVersioned }: { etag: string; body: Buffer; isVersioned: boolean },
): FastifyReply {
  void reply
    .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('Cross-Origin-Resource-Policy', 'cross-origin')
    // A new drawing gets a new version. An address without one may show another drawing tomorrow.
    .header('Cache-Control', isVersioned ? 'public, max-age=31536000, immutable' : 'public, max-age=86400')
    .header('ETag', etag);
  addVary(reply, 'Accept-Encoding');
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  if (encoding !== 'identity') void reply.header('Content-Encoding', encoding);
  return reply.header('Content-Type', 'image/svg+xml').send(body);
}
