import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { solvedCaptcha } from '../../../test/session/solved-captcha.ts';
import { createTestGateway, openTestGateway, type TestAnswer } from '../../../test/test-gateway.ts';
import type { RateLimit } from '#limits/rate-counter.ts';
import { serverSweeps } from '#composition/gateway-sweeps.ts';
import { runSweeps } from '../../../test/run-sweeps.ts';
import { sessionIdle } from '#identity/session-life.ts';
import { demoPassword } from '../member/demo-accounts.seed.ts';
import { accountLimit, knownFor, networkLimit, pairLimit } from './login.limits.ts';
import { sessionSweeps } from './session.sweeps.ts';

const gateway = await openTestGateway({ poolSize: 64 });

beforeEach(async () => {
  gateway.platform.clock.shiftTo(0);
  for (const table of ['rate_count', 'login_trace', 'session'] as const) await gateway.owner.deleteFrom(table).execute();
});

/** Solves every captcha. `login-captcha.test.ts` tests that one is required. */
const logIn = async (username: string, ip: string, password = demoPassword): Promise<TestAnswer> =>
  gateway.call('login', {
    body: { username, password, type: 'username', ...(await solvedCaptcha(gateway)) },
    headers: { 'x-forwarded-for': ip },
  });
const guess = (username: string, ip: string): Promise<TestAnswer> => logIn(username, ip, 'Wrong#2026');

const codes = (answers: readonly TestAnswer[]): unknown[] => answers.map(({ envelope }) => envelope.value['code']);
const count = (answers: readonly TestAnswer[], code: string): number => codes(answers).filter((given) => given === code).length;

async function inTurn(times: number, attempt: (turn: number) => Promise<TestAnswer>): Promise<TestAnswer[]> {
  const answers: TestAnswer[] = [];
  for (let turn = 0; turn < times; turn += 1) answers.push(await attempt(turn));
  return answers;
}

/** The number of earlier failures. As many as the limit allows if omitted. */
async function fill(limit: RateLimit, subject: string, uses = limit.uses): Promise<void> {
  const merchant = gateway.platform.merchants.byCode('ALPHA');
  const row = { merchant_id: merchant?.id ?? 0, scope: limit.scope, subject, uses, started_at: gateway.platform.clock.now() };
  await gateway.owner.insertInto('rate_count').values(row).execute();
}

describe('one account from one address', () => {
  it('is blocked after too many failures, but not from another address', async () => {
    await inTurn(pairLimit.uses, () => guess('lucas', '203.0.113.1'));
    const { status, envelope, response } = await logIn('lucas', '203.0.113.1');
    expect({ status, code: envelope.value['code'] }).toEqual({ status: 429, code: 'RATE_LIMITED' });
    expect(Number(response.headers['retry-after'])).toBe(envelope.value['retryAfter']);
    expect(Number(envelope.value['retryAfter'])).toBeGreaterThan(0);

    expect((await logIn('lucas', '203.0.113.9')).status).toBe(200);
    gateway.platform.clock.shiftTo(pairLimit.window + 1_000);
    expect((await logIn('lucas', '203.0.113.1')).status).toBe(200);
  });

  it('checks no more passwords than the limit when 64 guesses arrive at once', async () => {
    const guesses = await Promise.all(Array.from({ length: 64 }, () => guess('marina', '203.0.113.1')));
    expect(count(guesses, 'INVALID_CREDENTIALS')).toBe(pairLimit.uses);
    expect(count(guesses, 'RATE_LIMITED')).toBe(64 - pairLimit.uses);
  });

  it('treats the addresses of one IPv6 network as one', async () => {
    const guesses = await inTurn(pairLimit.uses + 2, (turn) => guess('demo', `2001:db8:1:2:${turn}::${turn + 1}`));
    expect(count(guesses, 'RATE_LIMITED')).toBe(2);
    expect((await logIn('demo', '2001:db8:1:3::1')).status).toBe(200);
  });

  it('starts over after the right password', async () => {
    await inTurn(pairLimit.uses - 1, () => guess('lucas', '203.0.113.1'));
    await logIn('lucas', '203.0.113.1');
    expect(count(await inTurn(pairLimit.uses, () => guess('lucas', '203.0.113.1')), 'RATE_LIMITED')).toBe(0);
  });
});

describe('one address', () => {
  it('is blocked after too many failures for any accounts, and others are not', async () => {
    await fill(networkLimit, '203.0.113.1', networkLimit.uses - 4);
    const guesses = await inTurn(6, (turn) => guess(`account${turn}`, '203.0.113.1'));
    expect(count(guesses, 'INVALID_CREDENTIALS')).toBe(4);
    expect(codes(guesses.slice(-2))).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
    expect((await logIn('demo', '203.0.113.1')).status).toBe(429);
    expect((await logIn('demo', '203.0.113.2')).status).toBe(200);
  });

  it('lets any number of members log in with the right password', async () => {
    await fill(networkLimit, '203.0.113.1', networkLimit.uses - 1);
    const answers = await inTurn(4, () => logIn('demo', '203.0.113.1'));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });

  it('gains no extra guesses by logging in to its own account', async () => {
    await fill(networkLimit, '203.0.113.1', networkLimit.uses - 6);
    const guesses = await inTurn(8, async (turn) => {
      if (turn % 3 === 0) await logIn('marina', '203.0.113.1');
      return guess(`account${turn}`, '203.0.113.1');
    });
    expect(count(guesses, 'RATE_LIMITED')).toBe(2);
  });
});

describe('a blocked caller', () => {
  type Written = 'rate_count' | 'login_trace' | 'session' | 'spent_payload';
  const written = (...tables: Written[]) =>
    Promise.all(
      tables.map((table) =>
        gateway.owner
          .selectFrom(table)
          .select(sql<string>`concat_ws(' ', tableoid, ctid, xmin, xmax)`.as('version'))
          .orderBy('version')
          .execute(),
      ),
    );

  it('is refused without a write, for a blocked network, account or pair', async () => {
    await fill(pairLimit, '203.0.113.1 lucas');
    await fill(networkLimit, '203.0.113.2');
    await fill(accountLimit, 'marina');
    const counted = ['rate_count', 'login_trace', 'session'] as const;
    const before = await written(...counted, 'spent_payload');
    const blocked = await Promise.all(Array.from({ length: 200 }, (_, turn) => guess(`another${turn}`, '203.0.113.2')));
    expect(await written(...counted, 'spent_payload')).toEqual(before);
    // The account is named in the payload, which is spent when it is opened.
    const refused = [
      ...blocked,
      ...(await inTurn(5, () => logIn('lucas', '203.0.113.1'))),
      ...(await inTurn(5, () => logIn('marina', '192.0.2.1'))),
    ];
    expect(count(refused, 'RATE_LIMITED')).toBe(210);
    expect(await written(...counted)).toEqual(before.slice(0, 3));
  });
});

describe('two gateways', () => {
  it('check no more passwords together than the limit', async () => {
    const other = await createTestGateway({ poolSize: 40, databaseUrl: gateway.databaseUrl });
    try {
      const call = async (turn: number) =>
        (turn % 2 === 0 ? gateway : other).call('login', {
          body: { username: 'demo', password: 'Wrong#2026', type: 'username', ...(await solvedCaptcha(gateway)) },
          headers: { 'x-forwarded-for': '203.0.113.1' },
        });
      const guesses = await Promise.all(Array.from({ length: 64 }, (_, turn) => call(turn)));
      expect(count(guesses, 'INVALID_CREDENTIALS')).toBe(pairLimit.uses);
      expect(count(guesses, 'RATE_LIMITED')).toBe(64 - pairLimit.uses);
    } finally {
      await other.close();
    }
  });
});

describe('one account from everywhere', () => {
  const home = '198.51.100.7';

  it('is blocked where it never logged in, after too many failures from many addresses', async () => {
    await logIn('demo', home);
    const guesses = await Promise.all(Array.from({ length: accountLimit.uses + 20 }, (_, turn) => guess('demo', `203.0.113.${turn}`)));
    expect(count(guesses, 'INVALID_CREDENTIALS')).toBe(accountLimit.uses);
    expect(count(guesses, 'RATE_LIMITED')).toBe(20);

    const { status, envelope } = await logIn('demo', '198.51.100.8');
    expect(status).toBe(429);
    expect(envelope.value['retryAfter']).toBeLessThanOrEqual(accountLimit.window / 1_000);
    expect((await logIn('demo', home)).status, 'where its member has logged in before').toBe(200);
    expect((await logIn('lucas', '198.51.100.8')).status).toBe(200);
    gateway.platform.clock.shiftTo(accountLimit.window + 1_000);
    expect((await logIn('demo', '198.51.100.8')).status).toBe(200);
  });

  it('cannot be blocked from one address alone', async () => {
    for (let window = 0; window * pairLimit.window < accountLimit.window; window += 1) {
      gateway.platform.clock.shiftTo(window * (pairLimit.window + 1_000));
      await inTurn(networkLimit.uses, () => guess('demo', '203.0.113.1'));
    }
    expect((await logIn('demo', '198.51.100.8')).status).toBe(200);
  });

  it('is answered in the same way if it does not exist', async () => {
    await fill(accountLimit, 'nobody', accountLimit.uses - 1);
    expect((await guess('nobody', '203.0.113.1')).envelope.value).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect((await guess('nobody', '198.51.100.8')).envelope.value).toMatchObject({ code: 'RATE_LIMITED' });
  });
});

describe('the session sweep', () => {
  it('deletes only expired rows', async () => {
    const {
      owner: db,
      platform: { clock },
    } = gateway;
    const sweepAt = (now: Date): Promise<void> => runSweeps(gateway.platform, [...sessionSweeps, ...serverSweeps], now);
    const rows = async (): Promise<number[]> =>
      (
        await Promise.all([
          db.selectFrom('session').select('member_id').execute(),
          db.selectFrom('rate_count').select('scope').execute(),
          db.selectFrom('login_trace').select('member_id').execute(),
        ])
      ).map(({ length }) => length);
    const after = (milliseconds: number): Date => new Date(clock.now().getTime() + milliseconds);
    await logIn('marina', '203.0.113.1');
    await guess('demo', '203.0.113.2');
    const all = await rows();
    expect(Math.min(...all)).toBeGreaterThan(0);
    await sweepAt(after(pairLimit.window - 60_000));
    expect(await rows()).toEqual(all);
    await sweepAt(after(sessionIdle - 60_000));
    expect(await db.selectFrom('rate_count').select('scope').distinct().execute()).toEqual([{ scope: accountLimit.scope }]);
    await sweepAt(after(accountLimit.window + 1_000));
    expect(await rows()).toEqual([0, 0, all[2]]);
    await sweepAt(after(knownFor + 1_000));
    expect(await rows()).toEqual([0, 0, 0]);
  });
});
