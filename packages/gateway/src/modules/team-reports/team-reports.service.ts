import { currencies } from '@livery/contract/money';
import type { BettingLine, QueryOf, UserLossLine, ValueOf } from '@livery/contract/shapes';
import { addDays, countDays } from '@livery/contract/zoned-days';
import { AppError } from '#base/app-error.ts';
import type { GatewayDatabase } from '#database/schema.ts';
import type { RequestContext } from '#http/context.ts';
import type { Member } from '#identity/member.ts';
import type { Postings } from '#ledger/posting-kinds.ts';
import { readPeriod } from '#lists/period.ts';
import { paidForTeam } from '../agents/figures.rules.ts';
import { countTeam, readTeamFigures, readTeamTable, type Figures } from '../agents/team.repo.ts';
import { kindsOf } from '../records/movements.texts.ts';
import { cashOf } from '../records/records.service.ts';
import { listMemberBets } from './member-bets.repo.ts';
import { lossReport, pendingReport, settledReport, type PlayFilter } from './betting.repo.ts';
import { sumMemberDays } from './figures.repo.ts';
import { sumLevel } from './level.repo.ts';
import { findTeamMember, listTeamMembers, readAccountFacts, type MembersFilter } from './members.repo.ts';
import { readReport, readWholeReport, type ReportPage } from './report.repo.ts';
import { findPath, findPerson, type TeamScope } from './team.repo.ts';
import {
  presentBetting,
  presentDays,
  presentFigures,
  presentGames,
  presentIncome,
  presentLevel,
  presentLossLine,
  presentMember,
  presentNickname,
  presentPerson,
  presentPlay,
  presentTeamBet,
  presentTransaction,
} from './team-reports.present.ts';
import { listTransactions, sumIncome, sumTransactions, type TransactionFilter } from './transactions.repo.ts';

/** The caller, and the connection that its reads use. */
export interface Reader extends Pick<RequestContext, 'merchant' | 'language' | 'now'> {
  readonly db: GatewayDatabase;
  readonly member: Member;
  readonly postings: Postings;
}

interface Days {
  readonly from: string;
  readonly to: string;
}

export function scopeOf({ merchant, member }: Pick<Reader, 'merchant' | 'member'>, { level, account }: Whom = {}): TeamScope {
  return { merchantId: merchant.id, agentId: member.id, timeZone: merchant.timeZone, level, account };
}

interface Whom {
  readonly level?: number | undefined;
  readonly account?: string | undefined;
}

/** The same number of days, up to the day before. */
export function daysBefore({ from, to }: Days): Days {
  return { from: addDays(from, -countDays(from, to)), to: addDays(from, -1) };
}

/**
 * The team's figures up to `until`, beside those of the days before.
 *
 * @throws AppError INVALID_REQUEST
 */
export async function readOverview(reader: Reader, days: Days, until: Date): Promise<ValueOf<'teamOverview'>> {
  const { db, merchant, language } = reader;
  const scope = scopeOf(reader);
  // Refuses invalid days.
  readPeriod(days, merchant.timeZone);
  const summary = async (span: Days, figures: Figures & { readonly active: number }) => {
    const income = await readIncomeRows(reader, span);
    return {
      from: span.from,
      to: span.to,
      ...presentFigures(figures),
      joined: figures.joined,
      active: figures.active,
      firstDeposits: figures.first_deposits,
      income: income.reduce((sum, { amount }) => sum + amount, 0),
    };
  };
  const table = await readTeamTable(db, scope, days);
  const before = daysBefore(days);
  return {
    until: until.toISOString(),
    currency: merchant.currency,
    team: await countTeam(db, scope),
    period: await summary(days, table.total),
    before: await summary(before, await readTeamFigures(db, scope, before)),
    days: presentDays(table.days, days),
    gameTypes: presentGames(table.gameTypes, language),
  };
}

/** The payout from which a single bet is a big win. */
function bigWinOf({ merchant }: Reader): number {
  return Math.max(10_000, 1_000 * 10 ** currencies[merchant.currency].digits);
}

/**
 * A level of the team, or the matches of a search below it.
 *
 * @throws AppError INVALID_REQUEST; NOT_FOUND for a member who is not in the team
 */
export async function readMembers(
  reader: Reader,
  query: Omit<QueryOf<'teamMembers'>, 'limit' | 'after'>,
  page: ReportPage,
): Promise<Omit<ValueOf<'teamMembers'>, 'until'>> {
  const { db, merchant, member } = reader;
  const { from, to, under = member.id, search, kind, activity } = query;
  const days = { from, to };
  const bigWin = bigWinOf(reader);
  const filter: MembersFilter = {
    ...scopeOf(reader),
    period: readPeriod(days, merchant.timeZone),
    days,
    daysBefore: daysBefore(days),
    under,
    search,
    kind,
    activity,
    bigWin,
  };
  const path = await findPath(db, filter, under);
  if (path === null) throw new AppError('NOT_FOUND');
  const { items, next } = await listTeamMembers(db, filter, query, page);
  const isWhole = search === undefined && kind === undefined && activity === undefined;
  const sums = isWhole ? presentLevel(await sumLevel(db, filter, under)) : null;
  return { items: items.map(presentMember), next, path: path.map(presentPerson), bigWin, sums };
}

/** @throws AppError INVALID_REQUEST; NOT_FOUND for a member who is not in the team */
export async function readAccount(
  reader: Reader,
  { member: memberId, from, to }: QueryOf<'teamMember'>,
): Promise<Omit<ValueOf<'teamMember'>, 'until'>> {
  const { db, merchant } = reader;
  const scope = { ...scopeOf(reader), period: readPeriod({ from, to }, merchant.timeZone) };
  const row = await findTeamMember(db, scope, memberId);
  const path = await findPath(db, scope, memberId);
  if (row === null || path === null) throw new AppError('NOT_FOUND');
  const { balance, direct, last_login } = await readAccountFacts(db, merchant.id, memberId, merchant.currency);
  const days = await sumMemberDays(db, scope, memberId, scope.period);
  return {
    ...presentMember(row),
    path: path.map(presentPerson),
    nickname: presentNickname(row),
    direct,
    lastLogin: last_login?.toISOString() ?? null,
    balance,
    currency: merchant.currency,
    days: presentDays(days, { from, to }),
  };
}

function playFilter(reader: Reader, query: Days & Whom & { readonly gameType?: string }): PlayFilter {
  return { ...scopeOf(reader, query), period: readPeriod(query, reader.merchant.timeZone), gameType: query.gameType };
}

function bettingReport(reader: Reader, query: QueryOf<'teamBettingFile'>) {
  const report = query.state === 'pending' ? pendingReport : settledReport;
  const sort = query.sort === 'validStake' ? 'valid_stake' : query.sort;
  return report(playFilter(reader, query), { sort, direction: query.direction });
}

/** @throws AppError INVALID_REQUEST */
export async function readBetting(reader: Reader, query: QueryOf<'teamBetting'>) {
  const { items, next, totals } = await readReport(reader.db, bettingReport(reader, query), query);
  return { items: items.map(presentBetting), next, totals: presentPlay(totals), until: reader.now.toISOString() };
}

/** @throws AppError INVALID_REQUEST */
export async function* readWholeBetting(reader: Reader, query: QueryOf<'teamBettingFile'>): AsyncGenerator<BettingLine[]> {
  for await (const rows of readWholeReport(reader.db, bettingReport(reader, query))) yield rows.map(presentBetting);
}

/** @throws AppError INVALID_REQUEST */
export async function readLosses(reader: Reader, query: QueryOf<'userLoss'>) {
  const { items, next, totals } = await readReport(reader.db, lossReport(playFilter(reader, query), query), query);
  return { items: items.map(presentLossLine), next, totals, until: reader.now.toISOString() };
}

/** @throws AppError INVALID_REQUEST */
export async function* readWholeLosses(reader: Reader, query: QueryOf<'userLossFile'>): AsyncGenerator<UserLossLine[]> {
  for await (const rows of readWholeReport(reader.db, lossReport(playFilter(reader, query), query))) yield rows.map(presentLossLine);
}

/**
 * The bets behind a member's figures. If the member has left the team, bets from its time in the team still show.
 *
 * @throws AppError INVALID_REQUEST; NOT_FOUND for a member who was never in the team
 */
export async function readMemberBets(reader: Reader, query: QueryOf<'teamMemberBets'>) {
  const filter = playFilter(reader, query);
  const person = await findPerson(reader.db, filter, query.member);
  if (person === null) throw new AppError('NOT_FOUND');
  const { items, next, totals } = await listMemberBets(reader.db, { ...filter, memberId: query.member, state: query.state }, query);
  return {
    items: items.map((row) => presentTeamBet(row, reader.language)),
    next,
    totals,
    until: reader.now.toISOString(),
    member: presentPerson(person),
  };
}

function transactionFilter(reader: Reader, query: QueryOf<'teamTransactionFile'>): TransactionFilter {
  const { merchant, postings } = reader;
  return {
    ...scopeOf(reader, query),
    period: readPeriod(query, merchant.timeZone),
    unit: merchant.currency,
    of: query.type === undefined ? null : kindsOf(postings, query.type),
  };
}

/** @throws AppError INVALID_REQUEST */
export async function readTransactions(reader: Reader, query: QueryOf<'teamTransactionFile'>, page: ReportPage) {
  const filter = transactionFilter(reader, query);
  const { items, next } = await listTransactions(reader.db, filter, { ...page, order: query.order ?? 'newest' });
  return { items: items.map((row) => presentTransaction(reader.postings, row, reader.language)), next };
}

/** @throws AppError INVALID_REQUEST */
export async function readTransactionTotals(reader: Reader, query: QueryOf<'teamTransactionFile'>) {
  return sumTransactions(reader.db, transactionFilter(reader, query));
}

/** @throws AppError INVALID_REQUEST */
export async function readIncome(reader: Reader, days: Days): Promise<ValueOf<'teamIncome'>> {
  const rows = await readIncomeRows(reader, days);
  const total = (name: 'count' | 'amount') => rows.reduce((sum, row) => sum + row[name], 0);
  return {
    until: reader.now.toISOString(),
    lines: rows.map((row) => presentIncome(reader.postings, row, reader.language)),
    totals: { count: total('count'), amount: total('amount') },
  };
}

/** The agent's income from its team, minus its payments to downlines. */
async function readIncomeRows({ db, merchant, member }: Reader, days: Days) {
  const period = readPeriod(days, merchant.timeZone);
  const accountId = cashOf(member);
  if (accountId === null) return [];
  return sumIncome(db, { accountId, kinds: paidForTeam, timeZone: merchant.timeZone, period });
}
