import { guards } from '#api/guards/games.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';

/** The hot games of a type, for menus on any page. The lobby's own lists are in its slice. */
export const hotGamesRead = declareRead('hotGames', guards.hotGames, { language: 'language' });
