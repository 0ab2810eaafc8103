import type { Encoding } from '@livery/contract/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#base/app-error.ts';
import { readForm } from './form-body.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The encoding of the body; JSON by default. */
    encoding?: Encoding;
  }
}

/**
 * A body is JSON, which no page can send to another origin without a preflight. Only routes that declare it take a form
 * or a picture. An empty body counts as none.
 */
export function acceptBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (takesForm(request) || takesPicture(request)) done(new AppError('INVALID_REQUEST'));
    else if (text === '') done(null, undefined);
    else void parse(request, text, done);
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async (request: FastifyRequest, text: string) => {
    if (!takesForm(request)) throw new AppError('INVALID_REQUEST');
    return text === '' ? undefined : readForm(text);
  });
  app.addContentTypeParser(['image/png', 'image/jpeg'], { parseAs: 'buffer' }, async (request: FastifyRequest, content: Buffer) => {
    if (!takesPicture(request)) throw new AppError('INVALID_REQUEST');
    return content;
  });
}

export function takesForm(request: FastifyRequest): boolean {
  return request.routeOptions.config.encoding === 'form';
}

export function takesPicture(request: FastifyRequest): boolean {
  return request.routeOptions.config.encoding === 'picture';
}
