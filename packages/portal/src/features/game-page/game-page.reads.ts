import type { ValueOf } from '@livery/contract/shapes';
import { guards } from '#api/guards/vendorGames.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';
import { gameLeft } from '#shared/store/events.ts';

export type GameDetails = ValueOf<'gameDetails'>;

/** A game counts as known to the member once played. */
export const gameDetailsRead = declareRead('gameDetails', guards.gameDetails, { language: 'language', staleBy: gameLeft.match });
