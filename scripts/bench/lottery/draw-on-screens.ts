import { createHash, randomBytes } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { median } from '../gateway/gateway-load.ts';
import type { Row } from '../row.ts';
import type { Screens } from './draw-screens.ts';

interface Situation {
  readonly gatewayPort: number;
  readonly host: string;
  readonly merchantCode: string;
  readonly databaseUrl: string;
}

const screens = 1_000;
const draws = 5;

/**
 * How long the last of 1,000 members waits for the board of a lottery whose draw has just been committed. Each screen
 * belongs to a different member, and all of them read the board at once, as the page does when it hears of a draw.
 */
export async function measureDrawOnScreens(situation: Situation): Promise<Row> {
  const { gatewayPort: port, host, merchantCode, databaseUrl } = situation;
  const client = new pg.Client({ connectionString: databaseUrl }).on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ merchant_id: number; node_id: number }>(
    'SELECT merchant_id, node_id FROM lottery JOIN merchant ON merchant.id = merchant_id WHERE code = $1 ORDER BY every DESC LIMIT 1',
    [merchantCode],
  );
  const { merchant_id: merchantId = 0, node_id: game = 0 } = rows[0] ?? {};
  const headers = { host, merchant: merchantCode };
  const workerData: Screens = { port, headers, game, tokens: await openSessions(client, merchantId) };
  const worker = new Worker(new URL('./draw-screens.ts', import.meta.url), { workerData });
  const heard = (): Promise<number> =>
    new Promise((resolve, reject) => {
      worker.once('error', reject);
      worker.once('message', resolve);
    });
  try {
    await heard();
    const waits: number[] = [];
    while (waits.length < draws) {
      const last = heard();
      const began = Date.now();
      await client.query('SELECT pg_notify($1, $2)', ['livery_changes', `lotteries:${merchantId}:${game}`]);
      waits.push((await last) - began);
    }
    return { name: `a draw until ${screens} screens show it`, value: median(waits), unit: 'ms', budget: 1_000 };
  } finally {
    await worker.terminate();
    await client.end();
  }
}

/** Members and their sessions, written to the database because nobody may register and log in so often. */
async function openSessions(client: pg.Client, merchantId: number): Promise<string[]> {
  const tokens = Array.from({ length: screens }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
  await client.query(
    `WITH made AS (
      INSERT INTO member (merchant_id, username, nickname, type, state, created_at)
        SELECT $1, 'screen' || number, 'screen' || number, 0, 'active', now() FROM generate_series(1, cardinality($2::bytea[])) AS number
        RETURNING id
    ), numbered AS (SELECT id, row_number() OVER () AS number FROM made)
    INSERT INTO session (token_hash, merchant_id, member_id, scope, network, user_agent, created_at, seen_at)
      SELECT ($2::bytea[])[number], $1, id, 'full', '127.0.0.1', 'bench', now(), now() FROM numbered`,
    [merchantId, hashes],
  );
  return tokens;
}
