import type { FastifyReply } from 'fastify';

/** Tells caches that the answer depends on this request header too. Earlier entries stay. */
export function addVary(reply: FastifyReply, field: string): void {
  const told = reply.getHeader('Vary');
  const fields = told === undefined ? [] : String(told).split(', ');
  if (!fields.includes(field)) void reply.header('Vary', [...fields, field].join(', '));
}
