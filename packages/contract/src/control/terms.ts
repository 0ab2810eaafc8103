import Type from 'typebox';
import { text } from '../shapes/inputs.ts';
import { closed } from './parts.ts';

export const terms = {
  /** A new version, and what is new in it. Members who have not agreed to it are asked at their next visit. */
  publishTerms: {
    body: Type.Object({ version: text(20, 1), changes: Type.Object({ en: text(4_000, 1), pt: text(4_000, 1) }, closed) }, closed),
    value: Type.Object({ version: Type.String(), validFrom: Type.String() }),
  },
};
