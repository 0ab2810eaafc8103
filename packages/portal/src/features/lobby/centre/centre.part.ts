import type { RouteModule } from '#shared/ports/route.ts';
import { GameCentre } from './GameCentre/GameCentre.tsx';

/** What stands above the games of a game centre. Its words come with it. */
export const centrePart: RouteModule = { features: [{ name: 'centre', texts: ['pages'] }], Page: GameCentre };
