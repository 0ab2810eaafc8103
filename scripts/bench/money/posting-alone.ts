// The statements of a posting through `pg` alone, to compare the ledger with.
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { PostingAccount } from './postings.ts';

const { values } = parseArgs({ options: { url: { type: 'string' }, seconds: { type: 'string' }, accounts: { type: 'string' } } });
const accounts = JSON.parse(values.accounts ?? '[]') as PostingAccount[];
const statement = {
  name: 'posting',
  text: `WITH opened AS (
      INSERT INTO txn (merchant_id, at, kind, actor) VALUES ($1, $2, 'bench', 'job:bench') RETURNING id, at
    )
    INSERT INTO entry (txn_id, at, account_id, amount)
    SELECT opened.id, opened.at, COALESCE(line.account_id, (
      SELECT account.id FROM account WHERE merchant_id = $1 AND member_id IS NULL AND account.kind = line.kind AND account.unit = line.unit
    )), line.amount
    FROM opened, unnest($3::bigint[], $4::text[], $5::text[], $6::bigint[]) WITH ORDINALITY AS line (account_id, kind, unit, amount, place)
    ORDER BY place
    RETURNING txn_id, account_id, balance_after`,
};

const clients = await Promise.all(
  accounts.map(async ({ merchantId }) => {
    const client = new pg.Client({ connectionString: values.url, options: '-c role=livery_runtime' });
    await client.connect();
    await client.query("SELECT set_config('livery.merchant', $1, false)", [String(merchantId)]);
    return client;
  }),
);

const worker = async (client: pg.Client, { merchantId, accountId, unit }: PostingAccount, deadline: number): Promise<number> => {
  let done = 0;
  for (; performance.now() < deadline; done += 1) {
    await client.query('BEGIN');
    await client.query({ ...statement, values: [merchantId, new Date(), [null, accountId], ['PSP', null], [unit, null], [-1, 1]] });
    await client.query('COMMIT');
  }
  return done;
};
const run = async (seconds: number): Promise<number> => {
  const deadline = performance.now() + seconds * 1000;
  const counts = await Promise.all(
    clients.map((client, index) => worker(client, accounts[index] ?? { merchantId: 0, accountId: 0, unit: '' }, deadline)),
  );
  return counts.reduce((sum, count) => sum + count, 0);
};

await run(0.5);
process.stdout.write(String((await run(Number(values.seconds))) / Number(values.seconds)));
await Promise.all(clients.map((client) => client.end()));
