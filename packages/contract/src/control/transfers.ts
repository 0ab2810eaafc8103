import Type from 'typebox';
import { text } from '../shapes/inputs.ts';
import { closed } from './parts.ts';

export const transfers = {
  switchVendorWallet: { body: Type.Object({ vendor: text(32, 1), isOpen: Type.Boolean() }, closed) },
};
