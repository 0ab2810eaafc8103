import pg from 'pg';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestGateway } from '../../test/test-gateway.ts';
import { recordAct, type PrivilegedAct } from './audit-log.ts';

const gateway = await openTestGateway();
const { platform, control } = gateway;
const ask = new pg.Pool({ connectionString: gateway.databaseUrl }).on('error', () => {});
afterAll(() => ask.end());

interface Row {
  id: string;
  merchant: string | null;
  at: Date;
  actor: string;
  act: string;
  subject: string;
  details: object;
  request_id: string | null;
}

let last = '0';
beforeEach(async () => {
  ({ max: last } = (await ask.query<{ max: string }>('SELECT coalesce(max(id), 0) AS max FROM audit_log')).rows[0] ?? { max: '0' });
});

async function acts(): Promise<Row[]> {
  const { rows } = await ask.query<Row>(
    'SELECT audit_log.*, merchant.code AS merchant FROM audit_log LEFT JOIN merchant ON merchant.id = merchant_id WHERE audit_log.id > $1 ORDER BY audit_log.id',
    [last],
  );
  return rows;
}

const act: PrivilegedAct = {
  by: { actor: 'job:test', requestId: null },
  act: 'status.set',
  merchantId: null,
  subject: 'ALPHA',
  details: { status: 1 },
};

describe('the audit log', () => {
  it('cannot be changed, deleted or emptied, even through the tables it refers to', async () => {
    await recordAct(platform.db, act);
    const before = await acts();
    for (const statement of [
      `UPDATE audit_log SET actor = 'gateway'`,
      'UPDATE audit_log SET actor = actor WHERE false',
      'DELETE FROM audit_log',
      'TRUNCATE audit_log',
      'TRUNCATE merchant CASCADE',
      `SET session_replication_role = replica; DELETE FROM audit_log`,
      `MERGE INTO audit_log USING (SELECT 1) AS x ON true WHEN MATCHED THEN DELETE`,
    ]) {
      const client = await ask.connect();
      await expect(client.query(statement), statement).rejects.toThrow('append-only');
      client.release(true);
    }
    expect(await acts()).toEqual(before);
  });

  it('keeps an act only if the change itself commits', async () => {
    const failing = platform.db.transaction().execute(async (trx) => {
      await recordAct(trx, act);
      throw new Error('not done');
    });
    await expect(failing).rejects.toThrow('not done');
    expect(await acts()).toEqual([]);
  });
});

describe('a control call', () => {
  it('is recorded with its caller, request, merchant and details', async () => {
    const status = { status: 1, maintenance: true, regionRestriction: false };
    const answer = await control('setStatus', status, 'BETA');
    await control('grant', { account: 'demo', amount: -25, idempotencyKey: 'audited' });
    await control('addFault', { path: '/wps/', merchant: 'ALPHA', count: 1 });
    await control('clearFaults', {});
    await control('shiftClock', { offset: -3_600_000 });
    await control('reset', {}, 'BETA');
    const rows = await acts();
    expect(rows).toMatchObject([
      { merchant: 'BETA', act: 'status.set', subject: 'BETA', details: status, request_id: answer.headers['x-request-id'] },
      {
        merchant: 'ALPHA',
        act: 'balance.grant',
        subject: 'demo',
        details: { amount: -25, unit: 'BRL', idempotencyKey: 'audited', balance: 1_250_050 },
      },
      { merchant: null, act: 'fault.add', subject: 'ALPHA', details: { path: '/wps/', count: 1 } },
      { merchant: null, act: 'fault.clear', subject: '', details: {} },
      { merchant: null, act: 'clock.shift', subject: '', details: { offset: -3_600_000 } },
      { merchant: 'BETA', act: 'merchant.reset', subject: 'BETA', details: {} },
    ]);
    for (const row of rows) expect(row.actor).toBe('control:127.0.0.1');
  });

  it('is dated by the database’s clock, not the gateway’s', async () => {
    await control('shiftClock', { offset: -365 * 24 * 3_600_000 });
    await control('setStatus', { status: 0, maintenance: false, regionRestriction: false });
    await control('shiftClock', { offset: 0 });
    const { rows } = await ask.query<{ recent: boolean }>(
      `SELECT bool_and(at > now() - interval '1 hour') AS recent FROM audit_log WHERE id > $1`,
      [last],
    );
    expect(rows).toEqual([{ recent: true }]);
    expect(await acts()).toHaveLength(3);
  });

  it('leaves no act when it is refused or changes nothing', async () => {
    await control('setStatus', { status: 9 });
    await control('grant', { account: 'nobody', amount: 1 });
    await control('grant', { account: 'rafael', amount: -1_000_000_000 });
    expect(await acts()).toEqual([]);
    await control('grant', { account: 'rafael', amount: 7, idempotencyKey: 'again' });
    await control('grant', { account: 'rafael', amount: 7, idempotencyKey: 'again' });
    expect(await acts()).toHaveLength(1);
  });

  it.each([
    ['merchant_status', 'setStatus', { status: 1, maintenance: true, regionRestriction: false }],
    ['txn', 'grant', { account: 'rafael', amount: 1 }],
  ] as const)('leaves no act when its change to %s fails at commit', async (table, name, body) => {
    await ask.query(`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$;
      CREATE CONSTRAINT TRIGGER fail AFTER INSERT OR UPDATE ON ${table} DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION fail()`);
    const { statusCode } = await control(name, body);
    await ask.query('DROP FUNCTION fail CASCADE');
    expect(statusCode).toBe(500);
    expect(await acts()).toEqual([]);
  });

  it('does nothing when it cannot be recorded', async () => {
    await ask.query('ALTER TABLE audit_log RENAME TO away');
    const status = { status: 1, maintenance: true, regionRestriction: false };
    const answers = [
      await control('setStatus', status),
      await control('grant', { account: 'rafael', amount: 1 }),
      await control('addFault', { path: '/wps/', code: 'INTERNAL' }),
      await control('shiftClock', { offset: 3_600_000 }),
    ];
    await ask.query('ALTER TABLE away RENAME TO audit_log');
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 500, 500, 500]);
    expect((await gateway.call('systemStatus')).envelope).toMatchObject({ success: true, value: { status: 0 } });
    expect(Math.abs(platform.clock.now().getTime() - Date.now())).toBeLessThan(60_000);
  });
});
