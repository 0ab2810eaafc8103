import { crashGame } from '../crash/crash-game.rules.ts';
import type { TableKind } from '@livery/arcade/models/game-models';
import { rouletteGame } from '../roulette/roulette-game.rules.ts';
import type { TableGame } from './table-game.rules.ts';

export const tableGames: Readonly<Record<TableKind, TableGame>> = { crash: crashGame, roulette: rouletteGame };
