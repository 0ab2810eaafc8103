import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Merchant } from '#tenancy/merchant.ts';
import { isSigned, signBody } from '../signed-body.ts';
import { httpPaymentProvider } from './http-payment-provider.ts';
import { PaymentRefused } from './payment-provider.ts';

const secret = 'a secret between us and the provider';
const asked: { url: string; headers: Record<string, unknown>; body: string }[] = [];
let answer: { status: number; body: unknown } = { status: 200, body: {} };
const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (part: string) => (body += part));
  request.on('end', () => {
    asked.push({ url: request.url ?? '', headers: request.headers, body });
    response.writeHead(answer.status, answer.status === 302 ? { location: 'http://127.0.0.1:1/' } : {});
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());
const provider = httpPaymentProvider({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`, secret });
const merchant = { id: 1, code: 'ALPHA', name: 'Alpha', currency: 'BRL' } as Merchant;
const method = {
  code: 'pix',
  kind: 'pix',
  direction: 'in',
  unit: 'BRL',
  minimum: 1,
  maximum: 2,
  quickAmounts: [],
  feeRate: 0,
  expectedTime: 9,
};
const order = {
  merchant,
  reference: 'd-1',
  method: 'pix',
  direction: 'in',
  amount: 1,
  unit: 'BRL',
  destination: null,
  returnTo: null,
} as const;
const created = { providerReference: 'p-1', payBy: { kind: 'page', value: 'https://bank.example/p-1' }, expiresIn: 900 };

beforeEach(() => {
  asked.length = 0;
});

it('asks for the merchant’s methods, signed, and accepts those in its currency', async () => {
  answer = { status: 200, body: { methods: [method, { ...method, unit: 'USD' }] } };
  expect(await provider.listMethods(merchant)).toEqual([method]);
  expect(asked).toMatchObject([{ url: '/v1/methods', body: JSON.stringify({ merchant: 'ALPHA', unit: 'BRL' }) }]);
  expect(asked.every((request) => isSigned([secret], request, new Date()))).toBe(true);
});

it('requests a payment under our reference, and counts its lifetime from now', async () => {
  answer = { status: 200, body: created };
  const before = Date.now();
  const { expiresAt, ...payment } = await provider.createPayment(order);
  expect(payment).toEqual({ providerReference: 'p-1', payBy: created.payBy });
  expect(Math.round(((expiresAt?.getTime() ?? 0) - before) / 60_000)).toBe(15);
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ ...order, merchant: 'ALPHA' });
  answer = { status: 200, body: { ...created, expiresIn: null } };
  expect(await provider.createPayment(order)).toMatchObject({ expiresAt: null });
});

describe('an invalid answer', () => {
  it.each([400, 404, 409, 422])('is final with status %i', async (status) => {
    answer = { status, body: {} };
    await expect(provider.createPayment(order)).rejects.toBeInstanceOf(PaymentRefused);
  });

  it.each([500, 503, 429, 401, 302])('may be temporary with status %i', async (status) => {
    answer = { status, body: {} };
    await expect(provider.createPayment(order)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it.each([
    'no json',
    {},
    { ...created, payBy: { kind: 'page', value: 'javascript:alert(1)' } },
    { ...created, payBy: { kind: 'page', value: '/pay' } },
    { ...created, payBy: { kind: 'code', value: '' } },
    { ...created, expiresIn: -1 },
  ])('is discarded when it is %o', async (body) => {
    answer = { status: 200, body };
    await expect(provider.createPayment(order)).rejects.toThrow();
  });

  it('becomes UNAVAILABLE when nothing is listening', async () => {
    const away = httpPaymentProvider({ url: 'http://127.0.0.1:9', secret });
    await expect(away.listMethods(merchant)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

it('checks signatures against the machine’s clock, not the gateway’s', () => {
  const body = '{}';
  const headers = signBody(secret, body, new Date());
  expect(provider.isAuthentic({ headers, body }, new Date(0))).toBe(true);
  expect(provider.isAuthentic({ headers: signBody('another', body, new Date()), body }, new Date())).toBe(false);
});
