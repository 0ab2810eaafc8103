import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { median } from '../gateway/gateway-load.ts';

/** An account that a worker of the bench posts to. */
export interface PostingAccount {
  merchantId: number;
  accountId: number;
  unit: string;
}

export interface PostingRates {
  /** 64 connections, each with a different member. */
  oneMerchant: number;
  /** 64 connections, each with a different merchant. */
  manyMerchants: number;
  /** The same statements on bare connections. */
  alone: number;
  /** 32 connections in each of two processes. */
  twoGateways: number;
}

const connections = 64;
const seconds = 2;
const rounds = 3;
const script = path.join(import.meta.dirname, 'posting-load.ts');

/** Postings a second; the four take turns, and the medians count. */
export async function comparePostings(databaseUrl: string): Promise<PostingRates> {
  const client = new pg.Client({ connectionString: databaseUrl }).on('error', () => {});
  await client.connect();
  const one = await openAccounts(client, 1, connections);
  const many = await openAccounts(client, connections, 1);
  await client.end();
  const rates: Record<keyof PostingRates, number[]> = { oneMerchant: [], manyMerchants: [], alone: [], twoGateways: [] };
  for (let round = 0; round < rounds; round += 1) {
    rates.oneMerchant.push(await load(databaseUrl, one, connections));
    rates.manyMerchants.push(await load(databaseUrl, many, connections));
    rates.alone.push(await loadAlone(databaseUrl, one));
    const half = connections / 2;
    const two = await Promise.all([load(databaseUrl, one.slice(0, half), half), load(databaseUrl, one.slice(half), half)]);
    rates.twoGateways.push(two[0] + two[1]);
  }
  return {
    oneMerchant: median(rates.oneMerchant),
    manyMerchants: median(rates.manyMerchants),
    alone: median(rates.alone),
    twoGateways: median(rates.twoGateways),
  };
}

async function openAccounts(client: pg.Client, merchants: number, members: number): Promise<PostingAccount[]> {
  const accounts: PostingAccount[] = [];
  for (let merchant = 0; merchant < merchants; merchant += 1) {
    const code = `BENCH${merchants}N${merchant}`;
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO merchant (code, brand, name, currency, languages, time_zone, hosts, site, profile)
       SELECT $1, $1, $1, 'BRL', '{en}', 'UTC', '{}', site, profile FROM merchant ORDER BY id LIMIT 1 RETURNING id`,
      [code],
    );
    const merchantId = Number(rows[0]?.id);
    await client.query(`INSERT INTO account (merchant_id, kind, unit) SELECT $1, code, 'BRL' FROM account_kind WHERE owner = 'house'`, [
      merchantId,
    ]);
    const opened = await client.query<{ id: string }>(
      `WITH made AS (
         INSERT INTO member (merchant_id, username, nickname, type, state, created_at)
         SELECT $1, 'bench' || n, 'B', 0, 'active', now() FROM generate_series(1, $2::int) AS n RETURNING id
       ) INSERT INTO account (merchant_id, member_id, kind, unit) SELECT $1, id, 'CASH', 'BRL' FROM made RETURNING id`,
      [merchantId, members],
    );
    for (const { id } of opened.rows) accounts.push({ merchantId, accountId: Number(id), unit: 'BRL' });
  }
  return accounts;
}

async function load(url: string, accounts: PostingAccount[], width: number): Promise<number> {
  const args = ['--url', url, '--connections', String(width), '--seconds', String(seconds), '--accounts', JSON.stringify(accounts)];
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=livery-source', script, ...args]);
  return Number(stdout);
}

/** The statements of a posting, on connections that do nothing else. */
async function loadAlone(url: string, accounts: PostingAccount[]): Promise<number> {
  const args = ['--url', url, '--seconds', String(seconds), '--accounts', JSON.stringify(accounts)];
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'posting-alone.ts'), ...args]);
  return Number(stdout);
}
