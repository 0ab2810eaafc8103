import path from 'node:path';

/** The checkout. */
export const root = path.dirname(import.meta.dirname);
