import type { PrizeMode } from '@livery/contract/lotteries';
import type { MemberKey } from '#base/member-key.ts';
import type { GatewayDatabase } from '#database/schema.ts';
import type { Page } from '../catalogue/game-list.service.ts';
import { isPlayedIn } from '../catalogue/lottery-menu.service.ts';
import { findFavouriteIds, findRecentIds } from './member-games.repo.ts';
import type { Offer, OfferedGame } from '../catalogue/offer.rules.ts';

export interface GamePage {
  readonly games: OfferedGame[];
  readonly totalPages: number;
}

/** Latest first. Games that are no longer offered are hidden but kept, because they may come back. */
export async function listFavouriteIds(db: GatewayDatabase, offer: Offer, owner: MemberKey): Promise<number[]> {
  return offeredOf(offer, await findFavouriteIds(db, owner)).map(({ node_id }) => node_id);
}

export async function listFavourites(db: GatewayDatabase, offer: Offer, owner: MemberKey, page: Page): Promise<GamePage> {
  return pageOf(offeredOf(offer, await findFavouriteIds(db, owner)), page);
}

export async function listRecent(db: GatewayDatabase, offer: Offer, owner: MemberKey, page: Page): Promise<GamePage> {
  return pageOf(offeredOf(offer, await findRecentIds(db, owner)), page);
}

/** The lotteries of a prize mode that the member opened, latest first. */
export async function listRecentLotteries(
  db: GatewayDatabase,
  offer: Offer,
  owner: MemberKey,
  prizeMode: PrizeMode,
): Promise<OfferedGame[]> {
  return offeredOf(offer, await findRecentIds(db, owner)).filter((game) => isPlayedIn(game, prizeMode));
}

function offeredOf(offer: Offer, nodeIds: readonly number[]): OfferedGame[] {
  return nodeIds.flatMap((nodeId) => offer.game(nodeId) ?? []);
}

/** Pages are cut in memory, because a list is never longer than the catalogue. */
function pageOf(games: readonly OfferedGame[], { pageNo, pageSize }: Page): GamePage {
  const offset = (pageNo - 1) * pageSize;
  return { games: games.slice(offset, offset + pageSize), totalPages: Math.ceil(games.length / pageSize) };
}
