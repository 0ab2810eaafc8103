import { groupOfRate } from '@livery/contract/commission-prize-group';
import type { ValueOf } from '@livery/contract/shapes';
import { kindOf } from '@livery/lottery/kinds/kinds';
import type { Kind } from '@livery/lottery/model/kind';
import type { GatewayDatabase } from '#database/schema.ts';
import { AppError } from '#base/app-error.ts';
import { commitmentTo } from '#base/committed-seed.ts';
import { keyOf } from '#base/member-key.ts';
import type { Platform } from '#base/platform.ts';
import type { SharedReads } from '#base/shared-reads.ts';
import { inLanguage } from '#base/texts.ts';
import type { MemberCall } from '#http/route.ts';
import { unitFor } from '#ledger/accounts.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { catalogueOf } from '../catalogue/catalogue.service.ts';
import { lotteryKindOf } from '../catalogue/lottery-kind.rules.ts';
import type { OfferedGame } from '../catalogue/offer.rules.ts';
import { readOwnRate } from './groups/rates.repo.ts';
import { listBettable, listResults } from './issues/issue.repo.ts';
import { presentIssue, presentResult, presentSoldOut } from './lottery.present.ts';
import { findLottery, type Lottery } from './lottery.repo.ts';
import { oddsOfKind } from './lottery.rules.ts';
import { listExposure } from './risk/exposure.repo.ts';

export interface OpenLottery {
  readonly lottery: Lottery;
  readonly kind: Kind;
  readonly game: OfferedGame;
}

/** A lottery that the merchant offers and that is open. @throws AppError GAME_NOT_FOUND, GAME_MAINTENANCE */
export async function requireLottery(platform: Platform, db: GatewayDatabase, merchant: Merchant, nodeId: number): Promise<OpenLottery> {
  const found = await findOfferedLottery(platform, db, merchant, nodeId);
  if (found.game.maintenance) throw new AppError('GAME_MAINTENANCE');
  return found;
}

/** The same for calls that only read. @throws AppError GAME_NOT_FOUND */
export async function findOfferedLottery(
  platform: Platform,
  db: GatewayDatabase,
  merchant: Merchant,
  nodeId: number,
): Promise<OpenLottery> {
  const game = (await catalogueOf(platform).of(merchant.id)).game(nodeId);
  const code = lotteryKindOf(game?.model ?? null);
  const lottery = await findLottery(db, { merchantId: merchant.id, nodeId });
  if (game === null || code === null || lottery === null) throw new AppError('GAME_NOT_FOUND');
  return { lottery, kind: kindOf(code), game };
}

type Board = ValueOf<'lotteryBoard'>;

/** The part of a board that is the same for every member. */
interface SharedBoard {
  readonly game: OfferedGame;
  readonly board: Omit<Board, 'name' | 'ownGroup' | 'unit' | 'serverTime'>;
}

/** A draw brings every member on the page here at once, so the members of a gateway share the reads. */
export type BoardReads = SharedReads<SharedBoard>;

/**
 * The board that members bet by: issue, odds, limits and last results.
 *
 * @throws AppError GAME_NOT_FOUND, GAME_MAINTENANCE
 */
export async function readBoard(call: MemberCall<'lotteryBoard'>, platform: Platform, reads: BoardReads): Promise<Board> {
  const { db, merchant, member, language, now, query } = call;
  const { game, board } = await reads.read(`${merchant.id}:${query.game}`, () => readSharedBoard(platform, merchant, query.game));
  const ownRate = await readOwnRate(db, keyOf(call), game.type);
  return {
    ...board,
    name: inLanguage(game.names, language),
    ownGroup: groupOfRate(board.prizeGroup, ownRate),
    unit: unitFor(member.type, merchant.currency),
    serverTime: now.getTime(),
  };
}

async function readSharedBoard(platform: Platform, merchant: Merchant, nodeId: number): Promise<SharedBoard> {
  const db = platform.tenants.of(merchant.id);
  const now = platform.clock.now();
  const key = { merchantId: merchant.id, nodeId };
  const { lottery, kind, game } = await requireLottery(platform, db, merchant, nodeId);
  const [first, second] = await listBettable(db, key, now, 2);
  const { items } = await listResults(db, key, { limit: 10 });
  const terms = first ?? lottery;
  const [current, next] = first !== undefined && first.opens_at <= now ? [first, second] : [undefined, first];
  const board = {
    nodeId,
    code: game.code,
    kind: kind.code,
    flags: terms.flags,
    prizeGroup: terms.prize_group,
    limits: {
      minStake: lottery.min_stake,
      maxStake: lottery.max_stake,
      maxLines: Math.floor(lottery.max_ticket / lottery.min_stake),
      maxTicket: lottery.max_ticket,
      maxWin: lottery.max_win,
    },
    odds: oddsOfKind(kind, terms) as Board['odds'],
    current: current === undefined ? null : presentIssue(current, lottery, now),
    next: next === undefined ? null : presentIssue(next, lottery, now),
    commitment: current?.source === 'own' ? commitmentTo(current.seed) : null,
    round: current?.source === 'own' ? current.round : null,
    soldOut: current === undefined ? [] : presentSoldOut(kind, await listExposure(db, current.id), lottery.outcome_cap),
    results: items.map(presentResult),
  };
  return { game, board };
}

/** The issues that accept bets, the current one first. @throws AppError GAME_NOT_FOUND, GAME_MAINTENANCE */
export async function readIssues(call: MemberCall<'lotteryIssues'>, platform: Platform): Promise<ValueOf<'lotteryIssues'>> {
  const { db, merchant, now, query } = call;
  const { lottery } = await requireLottery(platform, db, merchant, query.game);
  const issues = await listBettable(db, { merchantId: merchant.id, nodeId: query.game }, now, query.count);
  return { issues: issues.map((issue) => presentIssue(issue, lottery, now)) };
}

/** A lottery's draws, latest first. @throws AppError GAME_NOT_FOUND */
export async function readResults(call: MemberCall<'lotteryResults'>, platform: Platform): Promise<ValueOf<'lotteryResults'>> {
  const { db, merchant, query } = call;
  await findOfferedLottery(platform, db, merchant, query.game);
  const { items, next } = await listResults(db, { merchantId: merchant.id, nodeId: query.game }, query);
  return { items: items.map(presentResult), next };
}
