import { expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { AppError } from '#base/app-error.ts';
import { isSigned, signBody } from '../signed-body.ts';
import { Payments } from './payments.ts';
import type { PaymentProvider, Webhook } from './payment-provider.ts';

const { platform } = await openTestGateway({ poolSize: 40 });
const { tenants, merchants } = platform;
const merchant = merchants.byCode('ALPHA') ?? expect.fail('there is no ALPHA');
const now = new Date('2026-11-20T12:00:00Z');
const seconds = (count: number): Date => new Date(now.getTime() + count * 1_000);
const [secret, former] = ['the provider’s secret', 'the one before'] as const;

/** A provider with our own notice format and signature. */
const provider: PaymentProvider = {
  name: 'bank',
  listMethods: async ({ currency }) => [
    {
      code: 'pix',
      kind: 'pix',
      direction: 'in',
      unit: currency,
      minimum: 1_000,
      maximum: 500_000,
      quickAmounts: [2_000],
      feeRate: 0,
      expectedTime: 60,
    },
  ],
  createPayment: async ({ reference }) => ({
    providerReference: `bank-${reference}`,
    payBy: { kind: 'code', value: '000201' },
    expiresAt: seconds(900),
  }),
  isAuthentic: (webhook, at) => isSigned([secret, former], webhook, at),
  readNotice: (body) => body,
};
const payments = new Payments([provider]);
const notice = { eventId: 'e1', reference: 'd1', state: 'succeeded', amount: 2_000, unit: 'BRL' } as const;
const webhookOf = (told: object, { by = secret, at = now }: { by?: string; at?: Date } = {}): Webhook => {
  const body = JSON.stringify(told);
  return { headers: signBody(by, body, at), body };
};
const take = (webhook: Webhook, name = 'bank') =>
  tenants.transaction(merchant.id, (trx) => payments.takeWebhook(trx, { merchantId: merchant.id, provider: name, webhook }, now));

it('offers the methods of its providers, and pays through the chosen one', async () => {
  expect(await payments.listMethods(merchant)).toMatchObject([{ provider: 'bank', method: { code: 'pix', unit: 'BRL' } }]);
  const asked = { method: 'pix', direction: 'in', amount: 2_000, unit: 'BRL', destination: null, returnTo: null } as const;
  const order = { merchant, reference: 'd1', ...asked };
  expect(await payments.createPayment('bank', order)).toMatchObject({ providerReference: 'bank-d1' });
  expect(() => payments.createPayment('nobody', order)).toThrow('NOT_AVAILABLE');
  expect(await platform.payments.listMethods(merchant)).toEqual([]);
});

it('offers the methods of the other providers while one is silent, and says so when all are silent', async () => {
  const silent: PaymentProvider = { ...provider, name: 'silent', listMethods: () => Promise.reject(new AppError('UNAVAILABLE')) };
  const some = new Payments([silent, provider]);
  expect((await some.listMethods(merchant)).map(({ provider: name }) => name)).toEqual(['bank']);
  expect(await some.listMethodsOf('bank', merchant)).toHaveLength(1);
  await expect(some.listMethodsOf('silent', merchant)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(new Payments([silent]).listMethods(merchant)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

it('logs once per merchant that a provider is silent and once that it is back, with many callers', async () => {
  let isSilent = false;
  const heard: unknown[] = [];
  const listMethods: PaymentProvider['listMethods'] = (asked) =>
    isSilent && asked === merchant ? Promise.reject(new AppError('UNAVAILABLE')) : provider.listMethods(asked);
  const some = new Payments([
    { ...provider, listMethods },
    { ...provider, name: 'well' },
  ]);
  some.watch((news) => heard.push(news));
  const other = merchants.byCode('BETA') ?? expect.fail('there is no BETA');
  const ask = () => Promise.all(Array.from({ length: 16 }, () => [some.listMethods(merchant), some.listMethods(other)]).flat());
  for (const [silence, told] of [
    [false, []],
    [true, [{ provider: 'bank', merchant: 'ALPHA', reason: 'UNAVAILABLE' }]],
    [false, [{ provider: 'bank', merchant: 'ALPHA', reason: null }]],
  ] as const) {
    isSilent = silence;
    await ask();
    expect(heard.splice(0)).toEqual(told);
  }
  expect(some.failures).toEqual(new Map([['bank', 16]]));
});

it('handles an event once when it arrives 16 times at once, even after a rolled-back attempt', async () => {
  const undone = tenants.transaction(merchant.id, async (trx) => {
    await payments.takeWebhook(trx, { merchantId: merchant.id, provider: 'bank', webhook: webhookOf(notice) }, now);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const taken = await Promise.all(Array.from({ length: 16 }, () => take(webhookOf(notice))));
  expect(taken.filter((told) => told !== null)).toEqual([notice]);
  expect(await take(webhookOf(notice, { at: seconds(-10) }))).toBeNull();
  expect(await take(webhookOf({ ...notice, eventId: 'e2' }, { by: former }))).toMatchObject({ eventId: 'e2' });
});

it('refuses a webhook that is unsigned, altered, too old, too early or signed by another provider', async () => {
  const fresh = { ...notice, eventId: 'e3' };
  const right = webhookOf(fresh);
  const wrong: Webhook[] = [
    { headers: {}, body: right.body },
    { ...right, body: JSON.stringify({ ...fresh, amount: 200_000 }) },
    { ...right, headers: { ...right.headers, 'livery-timestamp': String(now.getTime() / 1_000 + 1) } },
    { ...right, headers: { ...right.headers, 'livery-signature': 'v1=00' } },
    webhookOf(fresh, { at: seconds(-301) }),
    webhookOf(fresh, { at: seconds(301) }),
    webhookOf(fresh, { by: 'another secret' }),
  ];
  for (const webhook of wrong) await expect(take(webhook)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(take(right, 'nobody')).rejects.toMatchObject({ code: 'NOT_AVAILABLE' });
  for (const told of [{ ...fresh, amount: -1 }, { ...fresh, state: 'paid' }, [], 'x'])
    await expect(take(webhookOf(told as object))).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
  expect(await take(right)).toEqual(fresh);
});
