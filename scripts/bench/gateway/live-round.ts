import { createHash, randomBytes } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { median } from './gateway-load.ts';
import type { Heard } from './live-listeners.ts';

interface Situation {
  gatewayPort: number;
  merchantCode: string;
  databaseUrl: string;
}

const listeners = 1_000;
const nodeId = 27_015;
const steps = 5;

/**
 * Milliseconds until the last of 1,000 players at one table has heard of a step of its round, as a median. They count
 * from the instant in the step's transaction, which is before its commit. The players listen from a separate thread.
 */
export async function measureLiveRound({ gatewayPort, merchantCode, databaseUrl }: Situation): Promise<number> {
  const sessions = await seatPlayers(databaseUrl, merchantCode);
  const worker = new Worker(new URL('./live-listeners.ts', import.meta.url), { workerData: { port: gatewayPort, sessions } });
  try {
    const waits: number[] = [];
    await new Promise<void>((resolve, reject) => {
      worker.on('error', reject);
      worker.on('message', ({ at, last }: Heard) => {
        waits.push(last - at);
        if (waits.length === steps) resolve();
      });
    });
    return median(waits);
  } finally {
    await worker.terminate();
  }
}

/** Demo sittings, written to the database because calls may not start so many. */
async function seatPlayers(databaseUrl: string, merchantCode: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl }).on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>('SELECT id FROM merchant WHERE code = $1', [merchantCode]);
    const merchantId = Number(rows[0]?.id);
    const sessions = Array.from({ length: listeners }, () => `${merchantId}.${randomBytes(32).toString('base64url')}`);
    const hashes = sessions.map((session) => createHash('sha256').update(session).digest());
    await client.query(
      `WITH seated AS (
         INSERT INTO sitting (token_hash, merchant_id, node_id, unit, model, demo_balance, opened_at, seen_at)
         SELECT hash, $1, $2, 'PLAY', 'crash', 100000, now(), now() FROM unnest($3::bytea[]) AS hash RETURNING id
       ) INSERT INTO sitting_seed (merchant_id, sitting_id, server_seed, made_at) SELECT $1, id, $4, now() FROM seated`,
      [merchantId, nodeId, hashes, randomBytes(32)],
    );
    await client.query('UPDATE sitting SET seed_id = sitting_seed.id FROM sitting_seed WHERE sitting_id = sitting.id AND seed_id IS NULL');
    return sessions;
  } finally {
    await client.end();
  }
}
