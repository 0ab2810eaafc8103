import { headers } from '@livery/contract/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#base/app-error.ts';
import { takesForm } from './request-bodies.ts';
import { hostOf } from './route.ts';
import { addVary } from './vary.ts';

const preflight = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': [...Object.values(headers), 'Content-Type'].join(', '),
  'Access-Control-Max-Age': '600',
};

/**
 * Admits calls from pages of the gateway's origin and, for each merchant, of its hosts. Others get no
 * CORS headers, and their writes are refused even if a browser would send them without a preflight. In production a
 * page must use https.
 */
export function addOriginGuard(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    if (repeatsHeader(request)) {
      done(new AppError('INVALID_REQUEST'));
      return;
    }
    // This also applies without an origin: a cache must not serve that answer, which has no CORS headers, to a page of
    // a merchant.
    addVary(reply, 'Origin');
    if (origin === undefined) {
      done(isWrite(request) && isForeignWithoutOrigin(request) ? new AppError('FORBIDDEN') : undefined);
      return;
    }
    const isOwn = hostIn(origin) === hostOf(request) && (app.platform.environment !== 'production' || origin.startsWith('https:'));
    const isMerchants = !isOwn && isMerchantOrigin(app, request, origin);
    if (isMerchants)
      reply.headers({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': `${headers.requestId}, Retry-After` });
    if (isMerchants && request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined) {
      void reply.status(204).headers(preflight).send();
    } else {
      done(isWrite(request) && !isOwn && !isMerchants ? new AppError('FORBIDDEN') : undefined);
    }
  });
}

/** Node keeps the first of these and drops the rest, but a proxy in front may have decided by the last. */
const singleHeaders = ['host', 'authorization', 'content-type'];

function repeatsHeader({ raw: { rawHeaders } }: FastifyRequest): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  return singleHeaders.some((name) => names.indexOf(name) !== names.lastIndexOf(name));
}

function isWrite({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
}

/**
 * A form can cross sites without permission, so one without an origin must come from the gateway's own origin according
 * to the browser.
 */
function isForeignWithoutOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  return takesForm(request) ? site !== 'same-origin' : site === 'cross-site';
}

/**
 * A merchant's page uses https on the standard port. Outside production its local addresses may also use http and any
 * port. A page may only call its own merchant. A preflight on a host without a merchant does not say which one it is
 * for.
 */
function isMerchantOrigin({ platform }: FastifyInstance, request: FastifyRequest, origin: string): boolean {
  const owner = platform.merchants.byHost(hostIn(origin) ?? '');
  if (owner === null || (platform.environment === 'production' && !isPublicOrigin(origin))) return false;
  const named = platform.merchants.byHost(hostOf(request))?.code ?? request.headers[headers.merchant.toLowerCase()];
  return named === undefined || named === owner.code;
}

/** Another port belongs to another program's page. */
export function isPublicOrigin(origin: string): boolean {
  const { protocol, port } = new URL(origin);
  return protocol === 'https:' && port === '';
}

function hostIn(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
