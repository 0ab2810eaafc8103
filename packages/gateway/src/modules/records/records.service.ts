import type { BetRow, Movement, PlayedRound, QueryOf, ValueOf } from '@livery/contract/shapes';
import type { GatewayDatabase } from '#database/schema.ts';
import { inPurse } from '#ledger/accounts.ts';
import type { Postings } from '#ledger/posting-kinds.ts';
import { AppError } from '#base/app-error.ts';
import type { Member } from '#identity/member.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { findBet, findBetsOf, listBets, sumLoss, type BetFilter, type BetRecordRow, type BetSums } from './bets.repo.ts';
import { movementText } from './movements.texts.ts';
import { instantsOf, listMovements, movementsOf, reversalsOf, type MovementFilter, type MovementRow } from './movements.repo.ts';
import type { RequestContext } from '#http/context.ts';
import { readPeriod } from '#lists/period.ts';
import { findSubjects } from './movement-subjects.service.ts';
import { proofOfTicket } from './lottery-proof.service.ts';
import { proofOf } from './proof.service.ts';
import type { RecordPage } from './record-page.rules.ts';
import { reasonText } from '../bets/void-reason.texts.ts';
import { presentBet, presentLoss, presentMovement } from './records.present.ts';

interface Page<Item> {
  readonly items: Item[];
  readonly next: string | null;
}

export interface Reader {
  readonly db: GatewayDatabase;
  readonly member: Member;
  readonly merchant: Pick<Merchant, 'id'>;
  readonly language: string;
}

export interface MovementReader extends Reader {
  readonly postings: Postings;
}

/** The account of the transaction history. Null for a member who never had one. */
export function cashOf({ purse, unit }: Member): number | null {
  return inPurse(purse, 'CASH', unit).id;
}

export async function readBets({ db, language }: Reader, filter: BetFilter, page: RecordPage): Promise<Page<BetRow>> {
  const { items, next } = await listBets(db, filter, page);
  return { items: items.map((row) => presentBet(row, language)), next };
}

export async function readMovements(reader: MovementReader, filter: MovementFilter, page: RecordPage): Promise<Page<Movement>> {
  const { items, next } = await listMovements(reader.db, filter, page);
  return { items: await withBets(reader, items), next };
}

/**
 * Wins and losses of settled bets, by day and type of game, and in total.
 *
 * @throws AppError INVALID_REQUEST
 */
export async function readLoss({
  reports,
  member,
  merchant,
  language,
  query,
}: Pick<RequestContext, 'reports' | 'merchant' | 'language'> & {
  readonly member: Member;
  readonly query: QueryOf<'personalLoss'>;
}): Promise<Pick<ValueOf<'personalLoss'>, 'lines' | 'totals'>> {
  readPeriod(query, merchant.timeZone);
  const { from, to, gameType } = query;
  const rows = await sumLoss(reports, { memberId: member.id, from, to, gameType });
  const total = (name: keyof BetSums): number => rows.reduce((sum, row) => sum + row[name], 0);
  return {
    lines: rows.map((row) => presentLoss(row, language)),
    totals: { count: total('count'), stake: total('stake'), payout: total('payout'), net: total('net') },
  };
}

/** @throws AppError NOT_FOUND for a bet that is not the member's */
export async function readRound(reader: MovementReader, betId: number, now: Date): Promise<PlayedRound> {
  const { db, member, language, postings } = reader;
  const [bet, account] = [await findBet(db, member.id, betId), cashOf(member)];
  if (bet === null || account === null) throw new AppError('NOT_FOUND');
  const own = [bet.id, ...(bet.settle_txn === null || bet.settle_txn === bet.id ? [] : [bet.settle_txn])];
  const transactions = bet.voided === null ? own : [...own, ...(await reversalsOf(db, own))];
  const rows = await movementsOf(db, account, transactions);
  return {
    bet: presentBet(bet, language),
    voided: bet.voided_at === null ? null : { at: bet.voided_at.toISOString(), reason: reasonText(bet.reason ?? '', language) },
    movements: rows.map((row) => presentMovement(row, { text: movementText(postings, row.kind), bet, about: null }, language)),
    proof:
      (await proofOf(db, { ...bet, memberId: member.id }, language, now)) ??
      (await proofOfTicket(db, { ...bet, memberId: member.id }, language)),
  };
}

/** Names the game of each movement. A void belongs to its bet. */
async function withBets({ db, member, merchant, language, postings }: MovementReader, rows: readonly MovementRow[]): Promise<Movement[]> {
  const staked = rows.filter(({ is_play }) => is_play).map(({ txn_id: id, at }) => ({ id, at }));
  const undone = await instantsOf(
    db,
    rows.flatMap(({ reverses }) => (reverses === null ? [] : [reverses])),
  );
  const bets = await findBetsOf(db, member.id, [...staked, ...undone]);
  const betOf = ({ txn_id, reverses }: MovementRow): BetRecordRow | undefined => bets.get(reverses ?? txn_id);
  const subjects = await findSubjects(db, { merchantId: merchant.id, memberId: member.id, language }, rows);
  return rows.map((row) =>
    presentMovement(row, { text: movementText(postings, row.kind), bet: betOf(row), about: subjects(row) }, language),
  );
}
