import { crashGame } from '../crash/crash-game.ts';
import type { TableKind } from '@livery/arcade/models/game-models';
import { rouletteGame } from '../roulette/roulette-game.ts';
import type { TableGame } from './table-game.ts';

export const tableGames: Readonly<Record<TableKind, TableGame>> = { crash: crashGame, roulette: rouletteGame };
