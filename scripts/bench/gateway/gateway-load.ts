import { createHash } from 'node:crypto';
import http from 'node:http';
import pg from 'pg';
import { routes } from '@livery/contract/routes';
import { runtimeRole } from '@livery/gateway/database';
import { viewerQuery } from '@livery/gateway/viewer-lookup';

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
const fewConnections = 8;
const secondsEach = 3;
const rounds = 3;

/** Takes turns between the two, so that both meet the same machine. The ratio of the medians counts. */
export async function compareBalanceReads(situation: Situation): Promise<LoadResult> {
  const gateway: number[] = [];
  const database: number[] = [];
  const merchantId = await merchantIdOf(situation);
  const pool = new pg.Pool({
    connectionString: situation.databaseUrl,
    max: connections,
    options: `-c role=${runtimeRole} -c livery.merchant=${merchantId}`,
  });
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  try {
    const query = sameQuery(situation, merchantId);
    for (let round = 0; round < rounds; round += 1) {
      gateway.push(await perSecond(() => read(situation, routes.balance.path, agent)));
      database.push(await perSecond(() => pool.query(query)));
    }
  } finally {
    agent.destroy();
    await pool.end();
  }
  const [gatewayPerSecond, databasePerSecond] = [median(gateway), median(database)];
  return { gatewayPerSecond, databasePerSecond, ratio: gatewayPerSecond / databasePerSecond };
}

/** How much longer one read takes than another, at the same number of connections, in turns. */
export async function compareReads(situation: Situation, path: string, other: string): Promise<number> {
  return inTurns(
    (agent) => read(situation, path, agent),
    (agent) => read(situation, other, agent),
  );
}

/** How much longer a read takes for one member than for another, at few connections, so that nobody waits for one. */
export async function compareCallers(
  situation: Omit<Situation, 'token'>,
  path: string,
  { token, otherToken }: { token: string; otherToken: string },
): Promise<number> {
  return inTurns(
    (agent) => read({ ...situation, token }, path, agent),
    (agent) => read({ ...situation, token: otherToken }, path, agent),
    fewConnections,
  );
}

async function inTurns(
  work: (agent: http.Agent) => Promise<void>,
  other: (agent: http.Agent) => Promise<void>,
  width = connections,
): Promise<number> {
  const rates: [number[], number[]] = [[], []];
  const agent = new http.Agent({ keepAlive: true, maxSockets: width });
  try {
    for (let round = 0; round < rounds; round += 1) {
      rates[0].push(await perSecond(() => work(agent), width));
      rates[1].push(await perSecond(() => other(agent), width));
    }
  } finally {
    agent.destroy();
  }
  return median(rates[1]) / median(rates[0]);
}

async function merchantIdOf({ databaseUrl, merchantCode }: Situation): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('SELECT id FROM merchant WHERE code = $1', [merchantCode]);
  await client.end();
  return Number(rows[0]?.id);
}

/** The statement that the gateway runs for a balance, with this member's parameters. */
function sameQuery({ token }: Situation, merchantId: number): pg.QueryConfig {
  const longAgo = new Date(0);
  return { ...viewerQuery, values: [createHash('sha256').update(token).digest(), merchantId, longAgo, longAgo] };
}

async function perSecond(work: () => Promise<unknown>, width = connections): Promise<number> {
  const deadline = performance.now() + secondsEach * 1000;
  const started = performance.now();
  let done = 0;
  const worker = async (): Promise<void> => {
    while (performance.now() < deadline) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return (done / (performance.now() - started)) * 1000;
}

function read({ gatewayPort, host, merchantCode, token }: Situation, path: string, agent: http.Agent): Promise<void> {
  const headers = { host, Merchant: merchantCode, Authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port: gatewayPort, path, agent, headers }, (response) => {
      response.resume();
      response.on('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(`${path} answered ${response.statusCode}`))));
    });
    request.on('error', reject);
  });
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0)) / 2;
}
