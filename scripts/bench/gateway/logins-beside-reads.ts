import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { hashPassword, passwordQueue } from '@livery/gateway/password';
import type { Burst, BurstTimes } from './login-burst.ts';

interface Situation {
  readonly gatewayPort: number;
  readonly host: string;
  readonly merchantCode: string;
  readonly token: string;
  readonly databaseUrl: string;
}

const logins = 64;
export const password = 'Burst#2026';

/**
 * How 64 members who log in at once slow down the balance reads of others. They call from a separate thread, so that
 * only the gateway's work counts.
 */
export async function compareLoginBurst({ databaseUrl, ...door }: Situation): Promise<BurstTimes> {
  const usernames = await addMembers(databaseUrl, door.merchantCode, logins);
  const burst: Burst = { ...door, usernames, password };
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('login-burst.ts', import.meta.url), { workerData: burst });
    worker.on('error', reject);
    worker.on('message', resolve);
  });
}

/** Members of a merchant who log in with {@link password}. */
export async function addMembers(databaseUrl: string, merchantCode: string, count: number): Promise<string[]> {
  const usernames = Array.from({ length: count }, (_, index) => `burst${index}`);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `WITH added AS (
       INSERT INTO member (merchant_id, username, nickname, type, state, created_at)
       SELECT merchant.id, username, username, 0, 'active', now() FROM merchant, unnest($2::text[]) AS username WHERE code = $1 RETURNING merchant_id, id
     )
     INSERT INTO member_credential (merchant_id, member_id, kind, hash, changed_at)
     SELECT merchant_id, id, 'password', $3, now() FROM added`,
    [merchantCode, usernames, await passwordQueue.admit((place) => hashPassword(password, place))],
  );
  await client.end();
  return usernames;
}
