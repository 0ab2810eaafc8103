import { avatarAddress } from '@livery/art/art-address';
import type { ValueOf } from '@livery/contract/shapes';
import type { GatewayDatabase } from '#database/schema.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { inLanguage } from '#base/texts.ts';
import { maskAccount } from '../profile/mask.rules.ts';
import { findSeededWinners, findWins, type WinnerRow } from './winners.repo.ts';
import type { Offer, OfferedGame } from '../catalogue/offer.rules.ts';

type Winner = ValueOf<'winners'>['list'][number];

const boardReaches = 24 * 3_600_000;

/** The largest wins of the last 24 hours and the seeded ones, largest first, with masked names. */
export async function listWinners(
  db: GatewayDatabase,
  offer: Offer,
  merchant: Merchant,
  { limit, language, now }: { readonly limit: number; readonly language: string; readonly now: Date },
): Promise<Winner[]> {
  const [seeded, wins] = await Promise.all([
    findSeededWinners(db, merchant.id),
    findWins(db, merchant, new Date(now.getTime() - boardReaches), limit),
  ]);
  const real = wins.map(({ username, member_id, node_id, payout }): WinnerRow => ({
    player: maskAccount(username),
    avatar: `winner-${member_id}`,
    node_id,
    win_amount: payout ?? 0,
  }));
  return [...real, ...seeded]
    .toSorted((one, other) => other.win_amount - one.win_amount)
    .flatMap((row) => {
      const game = offer.game(row.node_id);
      return game === null ? [] : [presentWinner(row, game, language, merchant.currency)];
    })
    .slice(0, limit);
}

function presentWinner(row: WinnerRow, game: OfferedGame, language: string, currency: string): Winner {
  return {
    player: row.player,
    gameName: inLanguage(game.names, language),
    winAmount: row.win_amount,
    currency,
    avatar: avatarAddress(row.avatar),
    nodeId: row.node_id,
  };
}
