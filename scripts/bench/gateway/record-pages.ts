import pg from 'pg';
import { routes } from '@livery/contract/routes';
import { compareCallers } from './gateway-load.ts';

interface Situation {
  gatewayPort: number;
  host: string;
  merchantCode: string;
  databaseUrl: string;
  /** The members whose accounts hold a million entries and a hundred. */
  many: { account: string; token: string };
  few: { account: string; token: string };
}

const days = 90;

/** How much longer pages of the account record take for a million entries than for a hundred, in turns. */
export async function compareRecordPages(situation: Situation): Promise<{ newest: number; oldest: number; seldom: number }> {
  const { databaseUrl, merchantCode, many, few } = situation;
  const client = new pg.Client({ connectionString: databaseUrl }).on('error', () => {});
  await client.connect();
  await fill(client, merchantCode, many.account, 1_000_000);
  await fill(client, merchantCode, few.account, 100);
  await client.query('VACUUM ANALYZE entry, txn');
  await client.end();
  const compare = (from: string, to: string, filter = ''): Promise<number> => {
    const path = `${routes.memberTransactions.path}?from=${from}&to=${to}&limit=20${filter}`;
    return compareCallers(situation, path, { token: many.token, otherToken: few.token });
  };
  // A hundred entries fill a page there too.
  const [first, second, last] = [dayBefore(days - 1), dayBefore(60), dayBefore(0)];
  return {
    newest: await compare(first, last),
    oldest: await compare(first, second),
    seldom: await compare(first, last, '&type=adjustment'),
  };
}

function dayBefore(count: number): string {
  return new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10);
}

/**
 * Entries spread over the days: rounds, and one adjustment in a thousand. They are written past the laws of the books,
 * which would take minutes.
 */
async function fill(client: pg.Client, merchantCode: string, account: string, count: number): Promise<void> {
  await client.query('BEGIN');
  await client.query('SET LOCAL session_replication_role = replica');
  await client.query(
    `CREATE TEMPORARY TABLE filling ON COMMIT DROP AS
     SELECT nextval('txn_id') AS id, now() - interval '${days - 1} days' * (1 - step::float8 / $3) AS at, account.id AS account_id,
       account.merchant_id, CASE WHEN step % 1000 = 0 OR $3 < 1000 AND step % 5 = 0 THEN 'grant' ELSE 'spin' END AS kind
     FROM generate_series(1, $3) AS step, account JOIN member ON member.id = member_id JOIN merchant ON merchant.id = account.merchant_id
     WHERE merchant.code = $1 AND username = $2 AND kind = 'CASH' ORDER BY step`,
    [merchantCode, account, count],
  );
  await client.query(`INSERT INTO txn (id, at, merchant_id, kind, actor) SELECT id, at, merchant_id, kind, 'job:bench' FROM filling`);
  await client.query(
    `INSERT INTO entry (txn_id, at, account_id, amount, balance_after, merchant_id, position, is_play)
     SELECT id, at, account_id, 100, 100, merchant_id, 1, is_play(kind) FROM filling`,
  );
  await client.query('COMMIT');
}
