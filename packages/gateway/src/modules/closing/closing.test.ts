import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { runSweeps } from '../../../test/run-sweeps.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { auditLedger } from '#composition/audit-ledger.ts';
import { openMemberAccount } from '#ledger/accounts.ts';
import { moved, post } from '#ledger/ledger.ts';
import { demoPassword } from '../member/demo-accounts.seed.ts';
import { findMember } from '../member/member.repo.ts';
import { closingSweeps } from './closing.sweeps.ts';

const gateway = await openTestGateway();
const { owner, platform } = gateway;
const merchant = platform.merchants.byCode('ALPHA') ?? expect.fail('there is no ALPHA');
const day = 86_400_000;

beforeEach(async () => {
  platform.clock.shiftTo(0);
  await gateway.control('reset');
  await gateway.owner.deleteFrom('rate_count').execute();
});

const close = (token: string, password = demoPassword) => gateway.call('closeAccount', { token, body: { password } });
const blockers = async (token: string) => (await gateway.call('accountClosing', { token })).envelope.value['blockers'];
const logIn = (username: string) => gateway.call('login', { body: { username, password: demoPassword, type: 'username' } });
const stateOf = async (account: string) => (await findMember(platform.tenants.of(merchant.id), merchant.id, account))?.id ?? 0;
const grant = (account: string, amount: number) => gateway.control('grant', { account, amount, idempotencyKey: crypto.randomUUID() });

describe('closing an account', () => {
  it('ends every session at once, and a later login explains why', async () => {
    const tokens = [await gateway.logIn('rafael'), await gateway.logIn('rafael')];
    expect((await gateway.call('accountClosing', { token: tokens[0] ?? '' })).envelope.value).toEqual({
      blockers: [],
      currency: 'BRL',
      hasPassword: true,
      days: 30,
    });
    expect((await close(tokens[0] ?? '')).status).toBe(200);
    for (const token of tokens) expect((await gateway.call('profile', { token })).status).toBe(401);
    expect((await logIn('rafael')).envelope.message).toBe('ACCOUNT_CLOSED');
  });

  it('requires the password, and counts wrong guesses', async () => {
    const token = await gateway.logIn('rafael');
    for (let tries = 0; tries < 5; tries += 1) expect((await close(token, 'wrong')).envelope.message).toBe('OLD_PASSWORD_WRONG');
    expect((await close(token)).envelope.message).toBe('RATE_LIMITED');
    expect((await gateway.call('profile', { token })).status).toBe(200);
  });

  it('is refused while a balance is left, and names it', async () => {
    await grant('rafael', 1_234);
    const token = await gateway.logIn('rafael');
    expect(await blockers(token)).toEqual([{ kind: 'balance', amount: 1_234 }]);
    expect((await close(token)).envelope.message).toBe('MONEY_LEFT');
    expect((await logIn('rafael')).status).toBe(200);
  });

  it('is refused while money of any kind is on its way', async () => {
    const token = await gateway.logIn('rafael');
    const memberId = await stateOf('rafael');
    await sql`INSERT INTO deposit (merchant_id, id, member_id, provider, method, kind, unit, amount, fee_rate, state, created_at, expires_at)
      VALUES (${merchant.id}, gen_random_uuid(), ${memberId}, 'bank', 'pix', 'pix', 'BRL', 2500, 0, 'created', now(), now() + interval '1 hour')`.execute(
      owner,
    );
    expect(await blockers(token)).toEqual([{ kind: 'deposit', amount: 2_500 }]);
    expect((await close(token)).envelope.message).toBe('MONEY_LEFT');
    await sql`UPDATE deposit SET state = 'expired' WHERE member_id = ${memberId}`.execute(owner);
    await gateway.control('grantBonus', {
      account: 'rafael',
      amount: 500,
      rollover: 10,
      days: 7,
      reason: 'test',
      idempotencyKey: crypto.randomUUID(),
    });
    expect(await blockers(token)).toEqual([{ kind: 'bonus', amount: 500 }]);
  });

  it('is refused to an agent with a team', async () => {
    expect(await blockers(await gateway.logIn('agent'))).toContainEqual({ kind: 'team', amount: 0 });
  });

  it('waits for money that is being posted, and counts it', async () => {
    const token = await gateway.logIn('rafael');
    const memberId = await stateOf('rafael');
    const gate = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const account = { merchantId: merchant.id, memberId, kind: 'CASH', unit: 'BRL' } as const;
    const posting = platform.tenants.transaction(merchant.id, async (trx) => {
      const entries = moved({ house: 'ADJUSTMENT', unit: 'BRL' }, { accountId: await openMemberAccount(trx, account) }, 1);
      await post(trx, { merchantId: merchant.id, kind: 'grant', actor: 'job:test', at: platform.clock.now(), entries });
      held.resolve();
      await gate.promise;
    });
    await held.promise;
    const closing = close(token);
    await expect
      .poll(async () => (await sql`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'`.execute(owner)).rows.length)
      .toBeGreaterThan(0);
    gate.resolve();
    await posting;
    expect((await closing).envelope.message).toBe('MONEY_LEFT');
  });

  it('happens once when requested many times at once', async () => {
    const token = await gateway.logIn('rafael');
    const statuses = (await Promise.all(Array.from({ length: 4 }, () => close(token)))).map(({ status }) => status);
    expect(statuses).toContain(200);
    const { rows } = await sql`SELECT FROM member_closing WHERE member_id = ${await stateOf('rafael')}`.execute(owner);
    expect(rows).toHaveLength(1);
  });
});

describe('a closed account', () => {
  it('can be reopened by the desk for thirty days', async () => {
    await close(await gateway.logIn('rafael'));
    expect((await gateway.control('changeMemberState', { account: 'rafael', state: 'active' })).statusCode).toBe(200);
    platform.clock.shiftTo(31 * day);
    await runSweeps(platform, closingSweeps, platform.clock.now());
    expect((await logIn('rafael')).status).toBe(200);
  });

  it('loses its optional data after thirty days, while the books remain', async () => {
    const token = await gateway.logIn('rafael');
    const memberId = await stateOf('rafael');
    await gateway.call('editProfile', { token, body: { address: 'Rua das Flores 1', payeeName: 'Rafael Souza' } });
    await gateway.control('writeLetter', {
      account: 'rafael',
      title: { en: 'Hello', pt: 'Olá' },
      body: { en: 'Text', pt: 'Texto' },
      topic: 'news',
    });
    const before = await sql`SELECT * FROM account WHERE member_id = ${memberId} ORDER BY id`.execute(owner);
    await close(token);
    platform.clock.shiftTo(29 * day);
    await runSweeps(platform, closingSweeps, platform.clock.now());
    expect(await stateOf('rafael')).toBe(memberId);
    platform.clock.shiftTo(30 * day + 60_000);
    await runSweeps(platform, closingSweeps, platform.clock.now());
    expect(await stateOf('rafael')).toBe(0);
    for (const table of platform.schemaParts.flatMap(({ personalData }) => Object.keys(personalData?.erase ?? {}))) {
      const left = await sql`SELECT FROM ${sql.table(table)} WHERE member_id = ${memberId}`.execute(owner);
      expect(left.rows, table).toEqual([]);
    }
    const profile = await owner.selectFrom('member_profile').selectAll().where('member_id', '=', memberId).executeTakeFirst();
    expect(profile).toMatchObject({ full_name: 'Rafael Souza', address: null });
    expect((await sql`SELECT * FROM account WHERE member_id = ${memberId} ORDER BY id`.execute(owner)).rows).toEqual(before.rows);
    expect((await auditLedger(owner)).findings).toEqual([]);
    expect((await logIn('rafael')).envelope.message).toBe('INVALID_CREDENTIALS');
    const reopened = await gateway.control('changeMemberState', { account: `closed-${memberId}`, state: 'active' });
    expect(reopened.statusCode).toBe(409);
  });
});
