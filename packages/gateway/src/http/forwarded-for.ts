import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';

const header = 'x-forwarded-for';
/** Milliseconds between two log lines about it, because a misconfigured proxy sends nothing else. */
const lineEvery = 60_000;

/**
 * Makes `request.ip` an address even behind a proxy that adds ports, as Azure's does. Values that are not addresses
 * share one rate limit and match no blocked network, so the log reports them.
 */
export function readForwardedFor(app: FastifyInstance): void {
  let quietUntil = 0;
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    const told = headers[header];
    if (typeof told !== 'string') return done();
    headers[header] = told.split(',').map(withoutPort).join(', ');
    const now = app.platform.clock.now().getTime();
    if (isIP(request.ip) === 0 && now >= quietUntil) {
      quietUntil = now + lineEvery;
      app.log.error({ requestId: request.id, told: request.ip.slice(0, 64) }, 'X-Forwarded-For holds no address');
    }
    return done();
  });
}

/** Strips the port and brackets: `203.0.113.7:51234`, `[2001:db8::1]:443`, `"[2001:db8::1]"`. Leaves anything else unchanged. */
export function withoutPort(part: string): string {
  const text = part.trim();
  const [, six, four] = /^"?(?:\[([\da-f:.]+(?:%\w+)?)\]|((?:\d{1,3}\.){3}\d{1,3}))(?::\d{1,5})?"?$/i.exec(text) ?? [];
  const address = six ?? four ?? text;
  return isIP(address) === 0 ? text : address;
}
