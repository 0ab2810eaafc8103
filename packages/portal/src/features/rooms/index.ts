import type { Feature } from '#shared/ports/feature.ts';

/** The tables of the card rooms, with their current players. */
export const rooms: Feature = { name: 'rooms' };
