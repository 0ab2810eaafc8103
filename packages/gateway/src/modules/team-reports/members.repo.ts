import type { MemberActivity, teamSorts } from '@livery/contract/team-filters';
import { sql, type RawBuilder } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import { keyset, readPage, type KeyType } from '#lists/keyset.ts';
import { sizeNow } from '../agents/team.repo.ts';
import '../session/session.schema.ts';
import { hasPlayed } from './figures.repo.ts';
import { allOf, joinSums, named, ownOf, type OwnAndTeam, type PeriodScope } from './own-and-team.repo.ts';
import type { ReportPage } from './report.repo.ts';
import { cameAt, isInHours, isSearched, lineagesOf, type PersonRow } from './team.repo.ts';

type Days = { readonly from: string; readonly to: string };

export interface MembersFilter extends PeriodScope {
  readonly days: Days;
  readonly daysBefore: Days;
  /** The agent whose direct members are listed. A search or filter lists everyone below. */
  readonly under: number;
  readonly search?: string | undefined;
  readonly kind?: 'agent' | 'player' | undefined;
  readonly activity?: MemberActivity | undefined;
  readonly bigWin: number;
}

export type MemberRow = PersonRow & {
  readonly state: 'active' | 'closed';
  readonly nickname: string;
  readonly created_at: Date;
  readonly last_play: Date | null;
  readonly members: number;
} & OwnAndTeam;

export type MembersSort = (typeof teamSorts.members)[number];

const sortTypes: Readonly<Record<MembersSort, KeyType>> = {
  joined: 'instant',
  lastPlay: 'instant',
  members: 'integer',
  validStake: 'integer',
  net: 'integer',
  deposits: 'integer',
  withdrawals: 'integer',
};

/** Read in one snapshot. The page's members are found first, by the sorted column only. */
export async function listTeamMembers(
  db: GatewayDatabase,
  filter: MembersFilter,
  { sort = 'joined', direction = 'descending' }: { sort?: MembersSort | undefined; direction?: 'ascending' | 'descending' | undefined },
  page: ReportPage,
): Promise<{ items: MemberRow[]; next: string | null }> {
  const above = isLevel(filter) ? filter.under : null;
  const order = keyset(`team-members-${sort}-${direction}`, direction === 'ascending' ? 'asc' : 'desc', {
    'row.sorted_by': sortTypes[sort],
    'row.id': 'integer',
  });
  const { key, joins } = sortedBy(filter, sort, above);
  const listed = sql<{ id: number; sorted_by: unknown }>`(WITH team AS (${lineagesOf(filter)})
    SELECT m.id, ${key} AS sorted_by FROM member AS m JOIN team ON team.lineage_id = m.lineage_id ${joins}
    WHERE m.merchant_id = ${filter.merchantId} AND ${isListed(filter)})`;
  const { items, next } = await readPage(db.selectFrom(listed.as('row')).selectAll(), order, page);
  const ids = items.map(({ id }) => id);
  const { rows } = await sql<MemberRow>`${rowsOf(filter, sql`m.id = ANY (${ids}::bigint[])`, above)}`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { items: ids.flatMap((id) => byId.get(id) ?? []), next };
}

/** Null for a member who is not in the team now. */
export async function findTeamMember(db: GatewayDatabase, scope: PeriodScope, memberId: number): Promise<MemberRow | null> {
  const { rows } = await sql<MemberRow>`${rowsOf(scope, sql`m.id = ${memberId}`, null)}`.execute(db);
  return rows[0] ?? null;
}

/** Whether the list shows direct members, rather than everyone below. */
function isLevel({ search, activity }: MembersFilter): boolean {
  return search === undefined && activity === undefined;
}

function isListed(filter: MembersFilter): RawBuilder<boolean> {
  const { merchantId, period, days, daysBefore, under, search, kind, activity, bigWin } = filter;
  const below = sql`m.lineage_id IN (SELECT lineage_id FROM lineage_ancestor WHERE merchant_id = ${merchantId} AND ancestor_id = ${under})`;
  const asked = [isLevel(filter) ? sql`m.parent_id = ${under}` : below];
  if (search !== undefined) asked.push(isSearched(search));
  if (kind !== undefined) asked.push(kind === 'agent' ? sql`m.type <> 0` : sql`m.type = 0`);
  if (activity === 'active') asked.push(hasPlayed(merchantId, days));
  if (activity === 'silent') asked.push(hasPlayed(merchantId, daysBefore), sql`NOT ${hasPlayed(merchantId, days)}`);
  if (activity === 'firstDeposit')
    asked.push(sql`EXISTS (SELECT FROM member_money_hour AS g WHERE g.member_id = m.id AND g.first_deposits > 0
      AND ${isInHours('g', merchantId, period)} AND g.lineage_id IN (SELECT lineage_id FROM team))`);
  if (activity === 'bigWin')
    asked.push(sql`m.id IN (SELECT b.member_id FROM bet AS b WHERE b.merchant_id = ${merchantId} AND b.settled_at >= ${period.from}
      AND b.settled_at < ${period.before} AND b.payout >= 10000 AND b.payout >= ${bigWin} AND b.lineage_id IN (SELECT lineage_id FROM team)
      AND NOT EXISTS (SELECT FROM bet_void AS v WHERE v.member_id = b.member_id AND v.opened_at = b.opened_at AND v.bet_id = b.id))`);
  return sql`${sql.join(asked, sql` AND `)}`;
}

const lastPlay = sql`SELECT max(h.last_at) FROM member_hour AS h
  WHERE h.member_id = m.id AND h.day = (SELECT max(day) FROM member_hour WHERE member_id = m.id)`;

/** The value of `m` by which a list is sorted, with the joins that it needs. */
function sortedBy(scope: PeriodScope, sort: MembersSort, above: number | null): { key: RawBuilder<unknown>; joins: RawBuilder<unknown> } {
  if (sort === 'joined') return { key: sql`m.created_at`, joins: sql`` };
  if (sort === 'lastPlay') return { key: sql`COALESCE((${lastPlay}), 'epoch')`, joins: sql`` };
  if (sort === 'members') return { key: sizeNow(scope.merchantId, sql`m.id`, 'members'), joins: sql`` };
  const sums: Readonly<Record<typeof sort, RawBuilder<unknown>>> = {
    validStake: allOf('valid_stake'),
    net: sql`(${allOf('payout')} - ${allOf('stake')})`,
    deposits: allOf('deposits'),
    withdrawals: allOf('withdrawals'),
  };
  return { key: sums[sort], joins: joinFigures(scope, above) };
}

function joinFigures(scope: PeriodScope, above: number | null): RawBuilder<unknown> {
  return sql`CROSS JOIN LATERAL (SELECT ${cameAt(sql`team.depth`)} AS came) AS moved ${joinSums(scope, above)}`;
}

/** Members with the figures of themselves and everyone below while in the team, or for a level while directly below `above`. */
function rowsOf(scope: PeriodScope, isAsked: RawBuilder<boolean>, above: number | null): RawBuilder<MemberRow> {
  const { merchantId } = scope;
  return sql`WITH team AS (${lineagesOf(scope)})
    SELECT m.id, m.username, m.nickname, m.type, m.state, m.created_at, team.depth::integer AS level, (${lastPlay}) AS last_play,
      ${sizeNow(merchantId, sql`m.id`, 'members')} AS members, ${named(ownOf, allOf)}
    FROM member AS m JOIN team ON team.lineage_id = m.lineage_id ${joinFigures(scope, above)}
    WHERE m.merchant_id = ${merchantId} AND ${isAsked}`;
}

export interface AccountFacts {
  readonly balance: number;
  readonly direct: number;
  readonly last_login: Date | null;
}

/** More details of an account. */
export async function readAccountFacts(db: GatewayDatabase, merchantId: number, memberId: number, unit: string): Promise<AccountFacts> {
  const { rows } = await sql<AccountFacts>`
    SELECT COALESCE((SELECT balance FROM account WHERE merchant_id = ${merchantId} AND member_id = ${memberId} AND kind = 'CASH' AND unit = ${unit}), 0) AS balance,
      (SELECT count(*) FROM member WHERE merchant_id = ${merchantId} AND parent_id = ${memberId}) AS direct,
      (SELECT logged_in_at FROM last_login WHERE merchant_id = ${merchantId} AND member_id = ${memberId}) AS last_login`.execute(db);
  return rows[0] ?? { balance: 0, direct: 0, last_login: null };
}
