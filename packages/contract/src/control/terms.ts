import Type from 'typebox';
import { text } from '../shapes/inputs.ts';

const closed = { additionalProperties: false };

/** A new version of the terms, and what is new in it: whoever has not agreed to it is asked at the next visit. */
export const TermsPublication = Type.Object(
  { version: text(20, 1), changes: Type.Object({ en: text(4_000, 1), pt: text(4_000, 1) }, closed) },
  closed,
);
