import { createHash, randomBytes, randomUUID } from 'node:crypto';
import http from 'node:http';
import pg from 'pg';
import { routes } from '@livery/contract/routes';
import { median } from './gateway-load.ts';

interface Situation {
  gatewayPort: number;
  databaseUrl: string;
}

/** Calls a second at 64 connections: of members of one merchant, and of one member of each of 64. */
interface Rates {
  oneMerchant: number;
  manyMerchants: number;
}

interface Caller {
  headers: Record<string, string>;
  /** Of the game that the caller sits at. */
  session: string;
  serial: number;
}

const connections = 64;
const seconds = 3;
const rounds = 3;
const agent = new http.Agent({ keepAlive: true, maxSockets: connections });

/** Transfers to a vendor and back, and spins for money, through the gateway; one merchant and many take turns, and the medians count. */
export async function compareMoneyCalls({ gatewayPort, databaseUrl }: Situation): Promise<{ transfers: Rates; spins: Rates }> {
  const client = new pg.Client({ connectionString: databaseUrl }).on('error', () => {});
  await client.connect();
  const one = await openCallers(client, 1, connections);
  const many = await openCallers(client, connections, 1);
  await client.end();
  try {
    for (const caller of [...one, ...many]) caller.session = await sitDown(gatewayPort, caller);
    return {
      transfers: await compare(one, many, (caller) => transfer(gatewayPort, caller)),
      spins: await compare(one, many, (caller) => spin(gatewayPort, caller)),
    };
  } finally {
    agent.destroy();
  }
}

async function compare(one: Caller[], many: Caller[], call: (caller: Caller) => Promise<boolean>): Promise<Rates> {
  const rates: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    rates[0].push(await perSecond(one, call));
    rates[1].push(await perSecond(many, call));
  }
  return { oneMerchant: median(rates[0]), manyMerchants: median(rates[1]) };
}

async function perSecond(callers: readonly Caller[], call: (caller: Caller) => Promise<boolean>): Promise<number> {
  const started = performance.now();
  const deadline = started + seconds * 1000;
  let done = 0;
  const work = async (caller: Caller): Promise<void> => {
    while (performance.now() < deadline) if (await call(caller)) done += 1;
  };
  await Promise.all(callers.map(work));
  return (done / (performance.now() - started)) * 1000;
}

async function transfer(port: number, caller: Caller): Promise<boolean> {
  caller.serial += 1;
  const body = { direction: caller.serial % 2 === 1 ? 'in' : 'out', vendor: 'PG', amount: 1, idempotencyKey: randomUUID() };
  await post(port, routes.walletTransfer.path, caller.headers, body);
  return true;
}

/** A sitting plays ten rounds a second: whoever is ahead of that asks again. */
async function spin(port: number, { session }: Caller): Promise<boolean> {
  const body = { session, idempotencyKey: randomUUID(), stake: 20, clientSeed: 'f'.repeat(32) };
  return (await post(port, '/slot/api/spin', { host: 'games.localhost' }, body)) !== null;
}

async function sitDown(port: number, { headers }: Caller): Promise<string> {
  const game = { nodeId: 27_002, vassalage: 'HOUSE', gameType: 'INHOUSE', language: 'en', device: 'WEB' };
  const launched = await post(port, routes.launchGame.path, headers, game);
  const ticket = new URL(String(launched?.['url'])).searchParams.get('ticket');
  const opened = await post(port, '/slot/api/open', { host: 'games.localhost' }, { ticket });
  return String(opened?.['session']);
}

/** The value of the answer; null where it came too fast after the one before. */
function post(port: number, path: string, headers: Record<string, string>, body: object): Promise<Record<string, unknown> | null> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } };
    const request = http.request(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => {
        const { value } = JSON.parse(text) as { value: Record<string, unknown> };
        if (response.statusCode === 200) resolve(value);
        else if (response.statusCode === 429) setTimeout(() => resolve(null), 20);
        else reject(new Error(`${path} was refused: ${text}`));
      });
    });
    request.on('error', reject).end(JSON.stringify(body));
  });
}

/** Merchants as the first one is, with members who are logged in and have money. */
async function openCallers(client: pg.Client, merchants: number, members: number): Promise<Caller[]> {
  const callers: Caller[] = [];
  for (let merchant = 0; merchant < merchants; merchant += 1) {
    const code = `CALLS${merchants}N${merchant}`;
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO merchant (code, brand, name, currency, languages, time_zone, hosts, site, profile)
       SELECT $1, lower($1), $1, 'BRL', '{en}', 'UTC', '{}', site, profile FROM merchant ORDER BY id LIMIT 1 RETURNING id`,
      [code],
    );
    const merchantId = Number(rows[0]?.id);
    await client.query(`INSERT INTO account (merchant_id, kind, unit) SELECT $1, code, 'BRL' FROM account_kind WHERE owner = 'house'`, [
      merchantId,
    ]);
    await client.query(`INSERT INTO merchant_vendor (merchant_id, vendor) VALUES ($1, 'HOUSE')`, [merchantId]);
    await client.query(`INSERT INTO vendor_wallet (merchant_id, vendor) VALUES ($1, 'PG')`, [merchantId]);
    for (let member = 0; member < members; member += 1) callers.push(await openCaller(client, { merchantId, code, member }));
  }
  return callers;
}

async function openCaller(
  client: pg.Client,
  { merchantId, code, member }: { merchantId: number; code: string; member: number },
): Promise<Caller> {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO member (merchant_id, username, nickname, type, state, created_at)
     VALUES ($1, $2, 'C', 0, 'active', now()) RETURNING id`,
    [merchantId, `caller${member}`],
  );
  const memberId = Number(rows[0]?.id);
  const account = await client.query<{ id: string }>(
    `INSERT INTO account (merchant_id, member_id, kind, unit) VALUES ($1, $2, 'CASH', 'BRL') RETURNING id`,
    [merchantId, memberId],
  );
  await client.query(
    `WITH opened AS (INSERT INTO txn (merchant_id, at, kind, actor) VALUES ($1, now(), 'bench', 'bench') RETURNING id, at)
     INSERT INTO entry (txn_id, at, account_id, amount) SELECT opened.id, opened.at, line.account, line.amount FROM opened,
       (VALUES ($2::bigint, 10000000::bigint), ((SELECT id FROM account WHERE merchant_id = $1 AND member_id IS NULL AND kind = 'PSP'), -10000000)) AS line (account, amount)`,
    [merchantId, account.rows[0]?.id],
  );
  await client.query(
    `INSERT INTO session (token_hash, merchant_id, member_id, scope, network, user_agent, created_at, seen_at)
     VALUES ($1, $2, $3, 'full', '127.0.0.0/24', 'bench', now(), now())`,
    [createHash('sha256').update(token).digest(), merchantId, memberId],
  );
  return { headers: { Merchant: code, Authorization: `Bearer ${token}` }, session: '', serial: 0 };
}
