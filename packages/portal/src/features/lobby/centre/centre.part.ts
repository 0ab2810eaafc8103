import type { RouteModule } from '#shared/ports/route.ts';
import { GameCentre } from './GameCentre/GameCentre.tsx';

/** Content above a game centre's games, with its own texts. */
export const centrePart: RouteModule = { features: [{ name: 'centre', texts: ['pages'] }], Page: GameCentre };
