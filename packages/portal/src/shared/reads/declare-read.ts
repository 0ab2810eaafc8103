import { routes } from '@livery/contract/routes';
import type { ServedRoute } from '@livery/contract/shapes';
import type { Guard } from '#api/client.ts';
import { registerRead, type Read, type ReadPolicy } from './read.ts';

/** A call that the portal reads, declared once for the whole portal. */
export function declareRead<Name extends ServedRoute>(call: Name, guard: Guard, policy: ReadPolicy = {}): Read<Name> {
  const read: Read<Name> = { call, guard, audience: routes[call].audience, ...policy };
  registerRead(read);
  return read;
}
