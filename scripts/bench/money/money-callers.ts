import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { hashPassword, passwordQueue } from '@livery/gateway/password';

/** A member who is logged in, has money, a payment password and an account to be paid to. */
export interface Caller {
  readonly merchantCode: string;
  readonly token: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payoutId: number;
  /** Of the game that the caller sits at. */
  session: string;
  serial: number;
}

export const paymentPassword = '739154';
const paymentHash = await passwordQueue.admit((place) => hashPassword(paymentPassword, place));

/** Merchants like the first one, with members who are logged in and have money. */
export async function openCallers(client: pg.Client, merchants: number, members: number): Promise<Caller[]> {
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
    await client.query(
      `INSERT INTO withdrawal_method (merchant_id, kind, minimum, maximum, fee_fixed, fee_rate, expected_minutes, receipt_minutes)
       SELECT $1, kind, minimum, maximum, fee_fixed, fee_rate, expected_minutes, receipt_minutes FROM withdrawal_method
       WHERE merchant_id = (SELECT min(id) FROM merchant)`,
      [merchantId],
    );
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
    `WITH opened AS (INSERT INTO txn (merchant_id, at, kind, actor) VALUES ($1, now(), 'bench', 'job:bench') RETURNING id, at)
     INSERT INTO entry (txn_id, at, account_id, amount) SELECT opened.id, opened.at, line.account, line.amount FROM opened,
       (VALUES ($2::bigint, 1000000000::bigint), ((SELECT id FROM account WHERE merchant_id = $1 AND member_id IS NULL AND kind = 'PSP'), -1000000000)) AS line (account, amount)`,
    [merchantId, account.rows[0]?.id],
  );
  await client.query(
    `INSERT INTO session (token_hash, merchant_id, member_id, scope, network, user_agent, created_at, seen_at)
     VALUES ($1, $2, $3, 'full', '127.0.0.0/24', 'bench', now(), now())`,
    [createHash('sha256').update(token).digest(), merchantId, memberId],
  );
  await client.query(
    `INSERT INTO member_credential (merchant_id, member_id, kind, hash, changed_at) VALUES ($1, $2, 'payment', $3, now())`,
    [merchantId, memberId, paymentHash],
  );
  const payout = await client.query<{ id: string }>(
    `INSERT INTO payment_account (merchant_id, member_id, kind, institution, branch, number, holder, added_at)
     VALUES ($1, $2, 'bank', 'Bench', '1', '0012345678', 'Bench Member', now()) RETURNING id`,
    [merchantId, memberId],
  );
  const headers = { Merchant: code, Authorization: `Bearer ${token}` };
  return { merchantCode: code, token, headers, payoutId: Number(payout.rows[0]?.id), session: '', serial: 0 };
}
