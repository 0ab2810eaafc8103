import type { Feature } from '#shared/ports/feature.ts';

/** What a player reads of one game before playing it. */
export const gamePage: Feature = { name: 'game-page' };
