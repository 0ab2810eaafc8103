import { createHash } from 'node:crypto';
import http from 'node:http';
import pg from 'pg';
import { routes } from '@livery/contract/routes';
import { viewerQuery } from '../../packages/gateway/src/server/viewer-lookup.ts';

/** Balance reads a second through the gateway, and the same query through `pg` alone, at the same number of connections. */
export interface LoadResult {
  gatewayPerSecond: number;
  databasePerSecond: number;
  ratio: number;
}

interface Situation {
  gatewayPort: number;
  host: string;
  merchantCode: string;
  token: string;
  databaseUrl: string;
}

const connections = 64;
const secondsEach = 3;
const rounds = 3;

/** Turns between the two, so that both see the same machine; the medians' ratio counts. */
export async function compareBalanceReads(situation: Situation): Promise<LoadResult> {
  const gateway: number[] = [];
  const database: number[] = [];
  const pool = new pg.Pool({ connectionString: situation.databaseUrl, max: connections });
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  try {
    const query = await sameQuery(pool, situation);
    for (let round = 0; round < rounds; round += 1) {
      gateway.push(await perSecond(() => readBalance(situation, agent)));
      database.push(await perSecond(() => pool.query(query)));
    }
  } finally {
    agent.destroy();
    await pool.end();
  }
  const [gatewayPerSecond, databasePerSecond] = [median(gateway), median(database)];
  return { gatewayPerSecond, databasePerSecond, ratio: gatewayPerSecond / databasePerSecond };
}

/** The statement that the gateway runs for a balance, with this member's parameters. */
async function sameQuery(pool: pg.Pool, { merchantCode, token }: Situation): Promise<pg.QueryConfig> {
  const { rows } = await pool.query<{ id: number }>('SELECT id FROM merchant WHERE code = $1', [merchantCode]);
  const longAgo = new Date(0);
  return { ...viewerQuery, values: [createHash('sha256').update(token).digest(), rows[0]?.id, longAgo, longAgo] };
}

async function perSecond(work: () => Promise<unknown>): Promise<number> {
  const deadline = performance.now() + secondsEach * 1000;
  const started = performance.now();
  let done = 0;
  const worker = async (): Promise<void> => {
    while (performance.now() < deadline) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return (done / (performance.now() - started)) * 1000;
}

function readBalance({ gatewayPort, host, merchantCode, token }: Situation, agent: http.Agent): Promise<void> {
  const headers = { host, Merchant: merchantCode, Authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port: gatewayPort, path: routes.balance.path, agent, headers }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`the balance answered ${response.statusCode}`)),
      );
    });
    request.on('error', reject);
  });
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0)) / 2;
}
