import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Starts a stream of server-sent events with the headers set so far. From here on, only the caller writes to it. */
export function beginEvents(reply: FastifyReply): ServerResponse {
  reply.hijack();
  const { raw } = reply;
  for (const [header, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(header, value);
  // nginx would hold events back until a buffer is full.
  return raw.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  });
}
