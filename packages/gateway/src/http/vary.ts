import type { FastifyReply } from 'fastify';

/** Tells caches that the answer depends on this header of the request too; what was told before stays. */
export function addVary(reply: FastifyReply, field: string): void {
  const told = reply.getHeader('Vary');
  const fields = told === undefined ? [] : String(told).split(', ');
  if (!fields.includes(field)) void reply.header('Vary', [...fields, field].join(', '));
}
