import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { captchaSigns, drawCaptcha } from '@livery/art/captcha';
import { openTestGateway, createTestGateway } from '../../../test/test-gateway.ts';
import { solvedCaptcha } from '../../../test/session/solved-captcha.ts';
import type { RequestContext } from '#http/context.ts';
import { spendCaptcha } from './captcha.service.ts';
import { captchaLimit } from './verification.limits.ts';

const gateway = await openTestGateway({ poolSize: 32 });
const merchant = gateway.platform.merchants.byCode('ALPHA') ?? expect.fail('there is no ALPHA');

beforeEach(async () => {
  gateway.platform.clock.shiftTo(0);
  for (const table of ['captcha', 'rate_count'] as const) await gateway.owner.deleteFrom(table).execute();
});

const ask = (ip = '203.0.113.1', purpose = 'login') => gateway.call('captcha', { query: { purpose }, headers: { 'x-forwarded-for': ip } });
const spend = async (answer: Partial<Record<'captcha' | 'captchaId', string>>, purpose: 'login' | 'register' = 'login') => {
  const call = {
    merchant,
    now: gateway.platform.clock.now(),
    transaction: (action) => gateway.platform.tenants.transaction(merchant.id, action),
  } as Pick<RequestContext, 'merchant' | 'now' | 'transaction'> as RequestContext;
  return spendCaptcha(call, { purpose, ...answer }).then(
    () => 'spent',
    (error: Error) => error.message,
  );
};

it('is returned as a PNG in base64 without a token, and only its hash is stored [wire-captcha]', async () => {
  const { status, envelope } = await ask();
  expect(status).toBe(200);
  const image = Buffer.from(String(envelope.value['image']), 'base64');
  expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 400, height: 144 });
  const kept = await gateway.owner.selectFrom('captcha').selectAll().executeTakeFirstOrThrow();
  expect(kept).toEqual({
    merchant_id: merchant.id,
    id: envelope.value['captchaId'],
    purpose: 'login',
    answer_hash: expect.any(Buffer),
    expires_at: expect.any(Date),
  });
  expect(kept.answer_hash).toHaveLength(32);
});

it('draws every character, and the same text never twice in the same way', () => {
  for (const sign of captchaSigns) expect(drawCaptcha(sign.repeat(5), 'seed')).toMatch(/^<svg [^>]+>.*<\/svg>$/s);
  expect(drawCaptcha('ACDEF', '1')).not.toBe(drawCaptcha('ACDEF', '2'));
  expect(drawCaptcha('ACDEF', '1')).not.toContain('ACDEF');
});

it('is accepted once in any case and spacing, in a race too', async () => {
  const { captchaId } = await solvedCaptcha(gateway);
  const outcomes = await Promise.all(Array.from({ length: 16 }, () => spend({ captchaId, captcha: ' ac def ' })));
  expect(outcomes.filter((outcome) => outcome === 'spent')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'CAPTCHA_INVALID')).toHaveLength(15);
});

it('allows one attempt: a wrong answer, another purpose or two minutes end it', async () => {
  const solved = () => solvedCaptcha(gateway);
  const first = await solved();
  expect([await spend({ ...first, captcha: 'XXXXX' }), await spend(first)]).toEqual(['CAPTCHA_INVALID', 'CAPTCHA_INVALID']);
  expect(await spend(await solved(), 'register')).toBe('CAPTCHA_INVALID');
  const late = await solved();
  gateway.platform.clock.shiftTo(120_000);
  expect(await spend(late)).toBe('CAPTCHA_INVALID');
  expect(await spend({ captchaId: 'nobody', captcha: 'ACDEF' })).toBe('CAPTCHA_INVALID');
  expect([await spend({}), await spend({ captcha: 'ACDEF' }), await spend({ captchaId: 'x', captcha: ' ' })]).toEqual(
    Array.from({ length: 3 }, () => 'CAPTCHA_REQUIRED'),
  );
});

it('is limited per network across all gateways, and writes nothing over the limit', async () => {
  const other = await createTestGateway({ databaseUrl: gateway.databaseUrl });
  try {
    const ip = '198.51.100.1';
    const statuses = [];
    for (let turn = 0; turn < captchaLimit.uses + 2; turn += 1) {
      const { status } = await (turn % 2 === 0 ? gateway : other).call('captcha', { headers: { 'x-forwarded-for': ip } });
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect(await gateway.owner.selectFrom('captcha').select('id').execute()).toHaveLength(captchaLimit.uses);
    expect((await ask('198.51.100.2')).status).toBe(200);
  } finally {
    await other.close();
  }
});
