import type { Feature } from '#shared/ports/feature.ts';

/** A game's details to read before playing. */
export const gamePage: Feature = { name: 'game-page' };
