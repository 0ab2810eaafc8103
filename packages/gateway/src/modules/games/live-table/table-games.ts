import { crashGame } from '../crash/crash-game.ts';
import type { TableKind } from '../house/game-models.ts';
import { rouletteGame } from '../roulette/roulette-game.ts';
import type { TableGame } from './table-game.ts';

export const tableGames: Readonly<Record<TableKind, TableGame>> = { crash: crashGame, roulette: rouletteGame };
