import Type, { type Static } from 'typebox';
import { text } from '../shapes/inputs.ts';

/** A bet of a member, undone to the last unit; `reason` is told to the member. */
export const BetVoid = Type.Object({ bet: Type.Integer({ minimum: 1 }), reason: text(200, 1) }, { additionalProperties: false });
export type BetVoid = Static<typeof BetVoid>;
