import { randomUUID } from 'node:crypto';
import http from 'node:http';
import pg from 'pg';
import { routes } from '@livery/contract/routes';
import type { OpenAnswer } from '@livery/arcade/shell/wire';
import type { SpinAnswer } from '@livery/arcade/slot/slot-wire';

interface Situation {
  gatewayPort: number;
  host: string;
  merchantCode: string;
  /** Of several members, because one may start only thirty games a minute. */
  tokens: string[];
  databaseUrl: string;
}

const rounds = 2_000;
const agent = new http.Agent({ keepAlive: true });
/** Tables that a round adds rows to. */
const growing = ['txn_default', 'entry_default', 'bet_default'];

/** The bytes that a spin for money leaves in the database. */
export async function measureSpin({
  gatewayPort,
  host,
  merchantCode,
  tokens,
  databaseUrl,
}: Situation): Promise<{ stored: number; wal: number }> {
  const post = <Value>(path: string, body: object, headers: Record<string, string>): Promise<Value> =>
    postTo<Value>({ host: '127.0.0.1', port: gatewayPort, path, method: 'POST', headers }, body);
  const game = { nodeId: 27_002, vassalage: 'HOUSE', gameType: 'INHOUSE', language: 'en', device: 'WEB' };
  const play = async (count: number): Promise<void> => {
    let session = '';
    for (let round = 0; round < count; round += 1) {
      // A sitting plays at most ten rounds a second, so every ten rounds use another one.
      if (round % 10 === 0) {
        const token = tokens[(round / 10) % tokens.length] ?? '';
        const caller = { host, Merchant: merchantCode, Authorization: `Bearer ${token}` };
        const { url } = await post<{ url: string }>(routes.launchGame.path, game, caller);
        const ticket = new URL(url).searchParams.get('ticket');
        ({ session } = await post<OpenAnswer>('/play/api/open', { ticket }, { host: 'games.localhost' }));
      }
      const spin = { session, idempotencyKey: randomUUID(), stake: 20, clientSeed: 'f'.repeat(32) };
      await post<SpinAnswer>('/slot/api/spin', spin, { host: 'games.localhost' });
    }
  };
  const client = new pg.Client({ connectionString: databaseUrl }).on('error', () => {});
  await client.connect();
  const state = async (): Promise<{ stored: number; wal: number }> => {
    const { rows } = await client.query<{ stored: string; wal: string }>(
      `SELECT (SELECT sum(pg_total_relation_size(relid)) FROM pg_stat_user_tables WHERE relname = ANY ($1)) AS stored,
         pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') AS wal`,
      [growing],
    );
    return { stored: Number(rows[0]?.stored), wal: Number(rows[0]?.wal) };
  };
  // A checkpoint or a vacuum among the rounds would write whole pages of other data.
  await client.query('ALTER SYSTEM SET autovacuum = off');
  await client.query('SELECT pg_reload_conf()');
  // The first reader of the seeded rows marks them as seen, which writes their pages.
  await client.query('VACUUM');
  await client.query('CHECKPOINT');
  await play(200);
  const before = await state();
  await play(rounds);
  const after = await state();
  await client.query('ALTER SYSTEM RESET autovacuum');
  await client.query('SELECT pg_reload_conf()');
  await client.end();
  agent.destroy();
  return { stored: (after.stored - before.stored) / rounds, wal: (after.wal - before.wal) / rounds };
}

/** Uses `node:http`, because `fetch` does not let a caller choose the host. */
function postTo<Value>(options: http.RequestOptions, body: object): Promise<Value> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...(options.headers as Record<string, string>) };
    const request = http.request({ ...options, headers, agent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => {
        const { success, value } = JSON.parse(text) as { success: boolean; value: Value };
        if (success) resolve(value);
        else reject(new Error(`${options.path ?? ''} was refused: ${text}`));
      });
    });
    request.on('error', reject).end(JSON.stringify(body));
  });
}
