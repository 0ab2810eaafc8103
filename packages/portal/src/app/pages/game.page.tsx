import { gamePage } from '#features/game-page/index.ts';
import { launch } from '#features/launch/index.ts';
import { lobby } from '#features/lobby/index.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { GameDetailsPage } from './GameDetailsPage.tsx';

/** The page of a game is assembled here, because a feature never imports another. */
export const page: RouteModule = { features: [lobby, gamePage, launch], Page: GameDetailsPage };
