import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, registerWorld } from '../../../test/session/register-world.ts';
import { solvedCaptcha } from '../../../test/session/solved-captcha.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { affiliateLimit, registerDeviceLimit, registerNetworkLimit } from './registration.limits.ts';

const gateway = await openTestGateway();
const world = registerWorld(gateway);
const { register, setRule, merchantId } = world;
const { owner } = gateway;

beforeEach(async () => {
  await owner.deleteFrom('rate_count').execute();
  await setRule('humanVerification', { enabled: false });
});

describe('human verification', () => {
  it('is required where the merchant says so, and its result is sent with the registration, once [wire-human-verification]', async () => {
    await setRule('humanVerification', { enabled: true });
    expect((await register()).envelope.value).toMatchObject({ code: 'INVALID_REQUEST', fields: { '/humanVerification': 'required' } });
    expect(codeOf(await register({ humanVerification: 'AAAA' }))).toBe('HUMAN_CHECK_FAILED');
    const humanVerification = await world.solve();
    expect(codeOf(await register({ humanVerification }))).toBe('done');
    expect(codeOf(await register({ humanVerification }))).toBe('HUMAN_CHECK_FAILED');
  });
});

describe('a captcha', () => {
  it('is checked once, where the merchant requires one', async () => {
    await setRule('captcha', { enabled: true });
    expect((await register()).envelope.value).toMatchObject({ fields: { '/captcha': 'required' } });
    const picture = await solvedCaptcha(gateway, { purpose: 'register' });
    expect(codeOf(await register({ ...picture, captcha: 'WRONG' }))).toBe('CAPTCHA_INVALID');
    expect(codeOf(await register(picture))).toBe('CAPTCHA_INVALID');
    expect(codeOf(await register(await solvedCaptcha(gateway, { purpose: 'login' })))).toBe('CAPTCHA_INVALID');
    expect(codeOf(await register(await solvedCaptcha(gateway, { purpose: 'register' })))).toBe('done');
    await setRule('captcha', { enabled: false });
  });
});

describe('a caller who sends too many requests', () => {
  const there = { 'x-forwarded-for': '203.0.113.1' };
  const fill = (scope: string, subject: string, uses: number) =>
    owner
      .insertInto('rate_count')
      .values({ merchant_id: merchantId, scope, subject, uses, started_at: gateway.platform.clock.now() })
      .execute();

  it('has to wait, per browser, before learning which of many names are taken', async () => {
    await register({ username: 'taken01' });
    const asks = [];
    for (let turn = 0; turn < registerDeviceLimit.uses + 2; turn += 1) asks.push(codeOf(await register({ username: 'taken01' }, there)));
    expect(asks.filter((code) => code === 'USERNAME_TAKEN')).toHaveLength(registerDeviceLimit.uses);
    expect(asks.slice(-2)).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
    expect(codeOf(await register({ username: 'taken01' }, { ...there, 'user-agent': 'another' }))).toBe('USERNAME_TAKEN');
  });

  it('is refused without a write when its whole network is over the limit', async () => {
    await fill(registerNetworkLimit.scope, '203.0.113.1', registerNetworkLimit.uses);
    const written = () =>
      Promise.all(
        (['rate_count', 'spent_payload', 'member', 'session'] as const).map((table) =>
          owner
            .selectFrom(table)
            .select(sql<string>`concat_ws(' ', ctid, xmin, xmax)`.as('version'))
            .orderBy('version')
            .execute(),
        ),
      );
    const before = await written();
    const { status, response, envelope } = await register({}, there);
    expect([status, envelope.value['code']]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(await written()).toEqual(before);
    expect(codeOf(await register())).toBe('done');
  });

  it('finds no affiliate codes by guessing', async () => {
    await fill(affiliateLimit.scope, '203.0.113.1', affiliateLimit.uses);
    const look = (headers: Record<string, string>) => gateway.call('affiliate', { query: { affiliateCode: 'AGENT01' }, headers });
    expect(codeOf(await look(there))).toBe('RATE_LIMITED');
    expect(codeOf(await look(world.elsewhere()))).toBe('done');
  });
});

describe('a hostile form', () => {
  const fields = ['username', 'email', 'affiliateCode', 'referralCode', 'domain', 'countryDialingCode', 'captcha', 'password'];
  const values = [
    '',
    'x'.repeat(10_000),
    'марина',
    '🎲',
    '\u202Eabc',
    ' ',
    '<script>alert(1)</script>',
    "'; DROP TABLE member; --",
    'İİİİİİ',
    7,
    null,
    {},
  ];

  it.each(fields)('with any value in %s is answered without a server error', async (field) => {
    await setRule('username', { accepted_pattern: '*' });
    for (const value of values) {
      const { status, envelope } = await register({ [field]: value });
      expect(status, JSON.stringify(value).slice(0, 40)).toBeLessThan(500);
      if (!envelope.success) expect(JSON.stringify(envelope)).not.toContain('script');
    }
    await setRule('username', { accepted_pattern: '^[A-Za-z][A-Za-z0-9]*$' });
  });

  it('with an unknown field is refused', async () => {
    expect(codeOf(await register({ type: 1 }))).toBe('INVALID_REQUEST');
    expect(codeOf(await world.registerMobile({ registerMethod: 'APP' }))).toBe('INVALID_REQUEST');
  });
});
