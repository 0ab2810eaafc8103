import type { Feature } from '#shared/ports/feature.ts';

/** The tables of the card rooms, with who sits at them now. */
export const rooms: Feature = { name: 'rooms' };
