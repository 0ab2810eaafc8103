import { kindOf, mostWinOf } from '@livery/arcade/models/game-models';
import { slotModels, type SlotModelId } from '@livery/arcade/slot/slot-models';
import type { ValueOf } from '@livery/contract/shapes';
import { AppError } from '#base/app-error.ts';
import { keyOf } from '#base/member-key.ts';
import type { Platform } from '#base/platform.ts';
import type { Call } from '#http/route.ts';
import { presentGame } from '../../catalogue/catalogue.present.ts';
import { catalogueOf } from '../../catalogue/catalogue.service.ts';
import { lotteryKindOf } from '../../catalogue/lottery-kind.rules.ts';
import type { OfferedGame } from '../../catalogue/offer.rules.ts';
import { findRecentIds } from '../member-games.repo.ts';
import { roomStakes } from '../rooms.service.ts';
import { stakesFor } from '../stakes.rules.ts';

type Details = ValueOf<'gameDetails'>;

const similarCount = 6;

/**
 * The details of a game that a player can read before playing it.
 *
 * @throws AppError GAME_NOT_FOUND, OPERATION_NOT_ALLOWED for a type of game that the merchant's law or its brand leaves out
 */
export async function readGameDetails(call: Call<'gameDetails'>, platform: Platform): Promise<Details> {
  const { db, merchant, member, query, language } = call;
  const offer = await catalogueOf(platform).of(merchant.id);
  const game = offer.game(query.nodeId);
  if (game === null) throw new AppError(offer.isLeftOut(query.nodeId) ? 'OPERATION_NOT_ALLOWED' : 'GAME_NOT_FOUND');
  const aggregator = platform.aggregators.bringing(game, merchant.code);
  const isOpen = aggregator === null || (await aggregator.asks.isOpen(merchant.code));
  const { currency } = merchant;
  const isElsewhere = (other: OfferedGame): boolean => isOpen || platform.aggregators.bringing(other, merchant.code) !== aggregator;
  // An aggregator's variant of a game has its own rules and prizes.
  const model = aggregator === null ? (game.model ?? '') : '';
  const recent = member === null ? [] : await findRecentIds(db, keyOf({ merchant, member }));
  return {
    game: presentGame(offer, game, language),
    vendorName: offer.vendorName(game.vendor),
    isOpen,
    rules: kindOf(model) ?? (lotteryKindOf(game.model) === null ? 'vendor' : 'lottery'),
    reels: reelsOf(model),
    maxWin: mostWinOf(model),
    stakes: stakesOf(game, model, currency),
    hasPlayed: recent.includes(game.node_id),
    similar: offer.suggestions(game, similarCount, isElsewhere).map((other) => presentGame(offer, other, language)),
  };
}

function reelsOf(model: string): Details['reels'] {
  if (kindOf(model) !== 'slot') return null;
  const { reels, rows, lines, scatter } = slotModels[model as SlotModelId];
  return { reels: reels.length, rows, lines: lines.length, freeSpins: scatter?.freeSpins ?? 0 };
}

function stakesOf(game: OfferedGame, model: string, currency: Parameters<typeof stakesFor>[1]): Details['stakes'] {
  if (game.type === 'PVP') return { ...roomStakes(game.node_id, currency), unit: currency };
  if (kindOf(model) === null) return null;
  const stakes = stakesFor(model, currency);
  return { least: Math.min(...stakes), most: Math.max(...stakes), unit: currency };
}
