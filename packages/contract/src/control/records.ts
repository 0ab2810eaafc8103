import Type from 'typebox';
import { text } from '../shapes/inputs.ts';
import { closed } from './parts.ts';

export const records = {
  /** The member reads the reason. */
  voidBet: { body: Type.Object({ bet: Type.Integer({ minimum: 1 }), reason: text(200, 1) }, closed) },
};
