import Type from 'typebox';
import { moveRefusals } from '../agents/move-refusals.ts';
import { account, closed, orNull } from './parts.ts';

/** `under` is the new parent's account; without one the member becomes a root. */
const Place = Type.Object({ account, under: Type.Optional(account) }, closed);

const Move = Type.Object({
  /** Why it cannot be; null if it can. */
  refusal: orNull(Type.Enum(moveRefusals)),
  /** How many members move along, the moved one included. */
  members: Type.Integer(),
  /** How many ancestors the deepest of them has then. */
  depth: Type.Integer(),
});

export const agents = {
  checkMove: { query: Place, value: Move },
  moveMember: { body: Place, value: Move },
};
