import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { MemberKey } from '../profile/member-key.ts';
import '../uploads/uploads.schema.ts';
import type { HeadName } from '#database/archive-heads.ts';

export type Row = Readonly<Partial<Record<HeadName, unknown>>>;

/** One file of an archive: rows in columns that are named by `archive-heads`; money is minor units of the row's `unit`. */
interface Dataset {
  readonly name: string;
  /** Which tables about members it tells. */
  readonly tables: readonly string[];
  readonly columns: readonly HeadName[];
  /** `own` says that a row of the alias is the member's. */
  readonly rows: (own: (alias: string) => RawBuilder<boolean>) => RawBuilder<unknown>;
}

const simple = (name: string, table: string, columns: Readonly<Partial<Record<HeadName, string>>>, order: string): Dataset => ({
  name,
  tables: [table],
  columns: Object.keys(columns) as HeadName[],
  rows: (own) => {
    const selected = Object.entries(columns).map(([head, column]) => sql`${sql.ref(`x.${column}`)} AS ${sql.id(head)}`);
    return sql`SELECT ${sql.join(selected)} FROM ${sql.table(table)} AS x WHERE ${own('x')} ORDER BY ${sql.ref(`x.${order}`)}`;
  },
});

/** Everything that is kept about a member and is the member's to know. */
export const archivedData: readonly Dataset[] = [
  {
    name: 'account',
    tables: [],
    columns: ['account', 'nickname', 'since', 'level'],
    rows: (own) => sql`SELECT username AS account, nickname, created_at AS since, vip_level AS level
      FROM (SELECT member.*, id AS member_id FROM member) AS x WHERE ${own('x')}`,
  },
  simple('balances', 'account', { kind: 'kind', unit: 'unit', amount: 'balance' }, 'kind'),
  simple(
    'profile',
    'member_profile',
    {
      name: 'full_name',
      birthday: 'birthday',
      nationalId: 'national_id',
      address: 'address',
      nationality: 'nationality',
      birthplace: 'place_of_birth',
      whatsapp: 'whatsapp',
      telegram: 'telegram',
      facebook: 'facebook',
      line: 'line',
      wechat: 'wechat',
      qq: 'qq',
      zalo: 'zalo',
    },
    'member_id',
  ),
  simple('contacts', 'member_contact', { kind: 'kind', value: 'value', confirmed: 'verified_at' }, 'kind'),
  simple('linked-accounts', 'member_identity', { provider: 'provider', name: 'label', since: 'linked_at' }, 'linked_at'),
  simple('passkeys', 'passkey', { name: 'name', since: 'created_at', used: 'used_at' }, 'created_at'),
  simple('sessions', 'session', { since: 'created_at', used: 'seen_at', network: 'network', device: 'user_agent' }, 'created_at'),
  simple('logins', 'login_trace', { kind: 'kind', value: 'value', used: 'used_at' }, 'used_at'),
  simple(
    'payment-accounts',
    'payment_account',
    {
      kind: 'kind',
      institution: 'institution',
      branch: 'branch',
      number: 'number',
      name: 'holder',
      since: 'added_at',
      removed: 'removed_at',
    },
    'id',
  ),
  {
    name: 'movements',
    tables: ['account'],
    columns: ['time', 'number', 'kind', 'purse', 'amount', 'balance', 'unit', 'reference', 'reason'],
    rows: (own) => sql`SELECT e.at AS time, e.txn_id AS number, t.kind, x.kind AS purse, e.amount, e.balance_after AS balance, x.unit,
      t.subject, t.reason FROM account AS x JOIN entry AS e ON e.account_id = x.id
      JOIN LATERAL (SELECT kind, subject, reason FROM txn WHERE txn.id = e.txn_id AND txn.at = e.at LIMIT 1) AS t ON true
      WHERE ${own('x')} ORDER BY e.at, e.txn_id, e.position`,
  },
  {
    name: 'bets',
    tables: ['bet', 'bet_void', 'seamless_transaction'],
    columns: ['time', 'settled', 'voided', 'number', 'game', 'stake', 'payout', 'unit'],
    rows: (own) => sql`SELECT x.opened_at AS time, x.settled_at AS settled, v.voided_at AS voided, x.id AS number, g.names AS game,
      x.stake, x.payout, x.unit FROM bet AS x JOIN game AS g ON g.node_id = x.node_id
      LEFT JOIN bet_void AS v ON v.member_id = x.member_id AND v.opened_at = x.opened_at AND v.bet_id = x.id
      WHERE ${own('x')} ORDER BY x.opened_at, x.id`,
  },
  simple(
    'deposits',
    'deposit',
    {
      time: 'created_at',
      settled: 'settled_at',
      number: 'number',
      kind: 'kind',
      state: 'state',
      amount: 'amount',
      unit: 'unit',
      reason: 'reason',
    },
    'number',
  ),
  {
    name: 'withdrawals',
    tables: ['withdrawal'],
    columns: ['time', 'number', 'state', 'amount', 'fee', 'unit', 'reason'],
    rows: (own) => sql`SELECT (SELECT min(at) FROM withdrawal_step AS s WHERE s.merchant_id = x.merchant_id AND s.withdrawal_id = x.id)
      AS time, x.id AS number, x.state, x.amount, x.fee, x.unit, x.reason FROM withdrawal AS x WHERE ${own('x')} ORDER BY x.id`,
  },
  simple(
    'bonuses',
    'bonus',
    {
      time: 'granted_at',
      ended: 'ended_at',
      source: 'source',
      state: 'state',
      amount: 'amount',
      required: 'required',
      worked: 'worked',
      unit: 'unit',
    },
    'id',
  ),
  simple(
    'rewards',
    'reward',
    {
      time: 'created_at',
      source: 'origin',
      title: 'titles',
      kind: 'kind',
      amount: 'amount',
      unit: 'unit',
      ended: 'expires_at',
      claimed: 'claimed_at',
    },
    'id',
  ),
  simple('tickets', 'draw_ticket', { time: 'issued_at', number: 'number', used: 'used_at', ended: 'expires_at' }, 'id'),
  {
    name: 'activities',
    tables: ['participation', 'participation_step'],
    columns: ['since', 'title', 'state', 'days'],
    rows: (own) => sql`SELECT x.since, p.titles AS title, x.state, x.days FROM participation AS x
      JOIN promotion AS p ON p.merchant_id = x.merchant_id AND p.id = x.promotion_id WHERE ${own('x')} ORDER BY x.promotion_id`,
  },
  simple(
    'applications',
    'application',
    { time: 'created_at', state: 'state', remarks: 'remarks', reason: 'reason', ended: 'decided_at' },
    'id',
  ),
  simple('missions', 'mission_claim', { claimed: 'claimed_at', kind: 'code', since: 'period_start', cents: 'amount' }, 'claimed_at'),
  simple('rebates', 'rebate_claim', { claimed: 'claimed_at', cents: 'amount' }, 'id'),
  simple('vip', 'vip_reward', { claimed: 'claimed_at', level: 'level', cents: 'amount' }, 'level'),
  simple(
    'redemptions',
    'point_redemption',
    {
      time: 'created_at',
      ended: 'decided_at',
      title: 'titles',
      state: 'state',
      points: 'points',
      amount: 'amount',
      unit: 'unit',
      remarks: 'remark',
      address: 'address',
    },
    'id',
  ),
  simple('letters', 'letter', { time: 'sent_at', used: 'read_at', kind: 'topic', title: 'titles', text: 'bodies' }, 'id'),
  simple(
    'registration',
    'member_referral',
    { time: 'created_at', code: 'code', invitedWith: 'invited_with', address: 'domain' },
    'created_at',
  ),
  simple('terms', 'terms_consent', { time: 'agreed_at', code: 'version' }, 'agreed_at'),
  simple('invitations', 'referral_click', { time: 'clicked_at' }, 'clicked_at'),
  simple('codes', 'affiliate_code', { code: 'code' }, 'code'),
  ...(['game_favourite', 'game_recent'] as const).map((table): Dataset => ({
    name: table === 'game_favourite' ? 'favourites' : 'recent-games',
    tables: [table],
    columns: ['game'],
    rows: (own) => sql`SELECT g.names AS game FROM ${sql.table(table)} AS x JOIN game AS g ON g.node_id = x.node_id WHERE ${own('x')}`,
  })),
];

/** What is not in an archive: secrets, marks of a moment, and sums of what is in it. Pictures come as files of their own. */
export const withheldTables: readonly string[] = [
  'member_credential',
  'second_factor',
  'recovery_code',
  'login_challenge',
  'passkey_challenge',
  'password_link',
  'launch_ticket',
  'sitting',
  'live_stake',
  'live_presence',
  'member_event',
  'member_hour',
  'point_day',
  'mission_standing',
  'rebate_position',
  'vip_credit',
  'archive',
  'member_closing',
  'member_picture',
  'upload',
  'withdrawal_hold',
];

/** Rows that are read at once. */
export const batch = 1_000;

/** Opens a cursor on a member's rows; no two at once. Row-level security leaves the merchant's in sight. */
export async function openRows(trx: Transaction<Database>, { rows }: Dataset, memberId: number): Promise<void> {
  // A cursor takes no parameters, so the number is written out.
  const own = (alias: string): RawBuilder<boolean> => sql<boolean>`${sql.ref(`${alias}.member_id`)} = ${sql.lit(memberId)}`;
  await sql`DECLARE archived NO SCROLL CURSOR FOR ${rows(own)}`.execute(trx);
}

/** Fewer than a batch when they are the last. */
export async function fetchRows(trx: Transaction<Database>): Promise<readonly Row[]> {
  return (await sql<Row>`FETCH FORWARD ${sql.lit(batch)} FROM archived`.execute(trx)).rows;
}

export async function closeRows(trx: Transaction<Database>): Promise<void> {
  await sql`CLOSE archived`.execute(trx);
}

/** The names of all pictures that the member handed in, in the file store. */
export async function listUploads(trx: Transaction<Database>, { merchantId, memberId }: MemberKey): Promise<string[]> {
  const uploads = await trx
    .selectFrom('upload')
    .select('file')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .orderBy('uploaded_at')
    .execute();
  return uploads.map(({ file }) => file);
}
