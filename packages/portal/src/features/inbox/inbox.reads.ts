import { guards } from '#api/guards/inbox.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';

export const lettersRead = declareRead('letters', guards.letters, { language: 'language' });
export const letterRead = declareRead('letter', guards.letter, { language: 'language' });
