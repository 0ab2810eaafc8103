import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { httpPaymentProvider } from '@livery/gateway/http-payment-provider';
import { checksum, pixCode } from './pix-code.ts';
import { createProvider } from './provider-server.ts';
import { isOurs, signatureOf } from './signature.ts';

const secret = 'a secret between the provider and us';
const told: { path: string; notice: Record<string, unknown>; headers: IncomingHttpHeaders; body: string }[] = [];
let refusals = 0;
const gateway = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (part: string) => (body += part));
  request.on('end', () => {
    if (refusals > 0) {
      refusals -= 1;
      response.writeHead(503).end();
      return;
    }
    const { headers, url: path = '' } = request;
    if (isOurs(secret, headers, body)) told.push({ path, notice: JSON.parse(body) as Record<string, unknown>, headers, body });
    response.writeHead(200).end('{}');
  });
});
await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
const gatewayUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
const provider = createProvider({ port: 4092, gateway: gatewayUrl, secret });
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
afterAll(() => {
  gateway.close();
  provider.close();
});
beforeEach(() => {
  told.length = 0;
});

async function ask(path: string, asked: object, headers?: Record<string, string>): Promise<{ status: number; value: never }> {
  const body = JSON.stringify(asked);
  const response = await fetch(`${url}${path}`, { method: 'POST', body, headers: headers ?? signatureOf(secret, body) });
  const text = await response.text();
  return { status: response.status, value: (text === '' ? null : JSON.parse(text)) as never };
}

let serial = 0;
const order = (changes: object = {}) => {
  serial += 1;
  const asked = { merchant: 'ACME', reference: `d-${serial}`, method: 'pix', direction: 'in', amount: 2_000, unit: 'BRL' };
  return { ...asked, destination: null, returnTo: 'http://acme.localhost:4000/member/depositv2', ...changes };
};
interface Ordered {
  providerReference: string;
  payBy: { kind: string; value: string } | null;
  expiresIn: number | null;
}
const press = (id: string, fields: Record<string, string>) =>
  fetch(`${url}/payments/${id}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const states = (): unknown[] => told.map(({ notice }) => `${String(notice['state'])} ${String(notice['amount'])}`);

it('writes a PIX code with the checksum of the central bank’s own example', () => {
  const example =
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304';
  expect(checksum(example)).toBe('1D3D');
  const code = pixCode({ location: 'bank.example/p/1', amount: 123_450, reference: 'd-1' });
  expect(code).toContain('54071234.50');
  expect(code.slice(-4)).toBe(checksum(code.slice(0, -4)));
});

it('answers only signed requests', async () => {
  expect((await ask('/methods', { merchant: 'ACME', unit: 'BRL' }, {})).status).toBe(401);
  const body = JSON.stringify({ merchant: 'ACME', unit: 'BRL' });
  expect((await ask('/methods', { merchant: 'ACME', unit: 'USD' }, signatureOf(secret, body))).status).toBe(401);
});

it('offers PIX in reais only, and methods for payouts as well as deposits', async () => {
  const codes = async (unit: string) =>
    ((await ask('/methods', { merchant: 'ACME', unit })).value as { methods: { code: string }[] }).methods.map(({ code }) => code);
  expect(await codes('BRL')).toEqual(['pix', 'pix-out', 'bank', 'debit', 'credit', 'bank-out', 'wallet-out']);
  expect(await codes('USD')).not.toContain('pix');
});

it('is paid on its page, found by its code, and sends signed notices until one is accepted', async () => {
  const asked = order();
  const { value } = await ask('/payments', asked);
  const { providerReference: id, payBy, expiresIn } = value as Ordered;
  expect(expiresIn).toBe(900);
  expect((await ask('/payments', asked)).value).toEqual(value);
  const found = await fetch(`${url}/code?code=${encodeURIComponent(payBy?.value ?? '')}`, { redirect: 'manual' });
  expect(found.headers.get('location')).toBe(`/payments/${id}`);
  refusals = 1;
  await press(id, { act: 'pay' });
  await expect.poll(() => told, { timeout: 5_000 }).toHaveLength(1);
  expect(told[0]).toMatchObject({
    path: '/wps/x/payments/ACME/http',
    notice: { reference: asked.reference, state: 'succeeded', amount: 2_000, unit: 'BRL' },
  });
  expect(await (await fetch(`${url}/payments/${id}`)).text()).toContain('Pay again');
});

it('can be paid twice, with another amount, late, or not at all', async () => {
  const id = async () => ((await ask('/payments', order())).value as Ordered).providerReference;
  await press(await id(), { act: 'payTwice' });
  await expect.poll(states).toEqual(['succeeded 2000', 'succeeded 2000']);
  expect(new Set(told.map(({ notice }) => notice['eventId'])).size).toBe(2);
  told.length = 0;
  await press(await id(), { act: 'payOther', amount: '12.34' });
  await expect.poll(states).toEqual(['succeeded 1234']);
  told.length = 0;
  const late = await id();
  await press(late, { act: 'expire' });
  await expect.poll(states).toEqual(['expired 2000']);
  await press(late, { act: 'pay' });
  await expect.poll(states).toEqual(['expired 2000', 'succeeded 2000']);
  told.length = 0;
  await press(await id(), { act: 'fail' });
  await expect.poll(states).toEqual(['failed 2000']);
});

it('pays out at once or as instructed: late, twice, or not at all with a reason', async () => {
  const out = () => order({ method: 'pix-out', direction: 'out', destination: { key: 'ana@mail.example' } });
  expect((await ask('/payments', out())).value).toMatchObject({ payBy: null, expiresIn: null });
  await expect.poll(states).toEqual(['succeeded 2000']);
  told.length = 0;
  await fetch(`${url}/out`, { method: 'POST', body: new URLSearchParams({ atOnce: 'no' }), redirect: 'manual' });
  const { providerReference: id } = (await ask('/payments', out())).value as Ordered;
  await expect.poll(states).toEqual(['pending 2000']);
  expect(await (await fetch(`${url}/payments/${id}`)).text()).toContain('ana@mail.example');
  await press(id, { act: 'fail', reason: ' The account is closed ' });
  await expect.poll(states).toEqual(['pending 2000', 'failed 2000']);
  expect(told[1]?.notice['reason']).toBe('The account is closed');
  await press(id, { act: 'pay' });
  await expect.poll(states).toEqual(['pending 2000', 'failed 2000', 'succeeded 2000']);
  told.length = 0;
  const { providerReference: twice } = (await ask('/payments', out())).value as Ordered;
  await press(twice, { act: 'payTwice' });
  await expect.poll(states).toEqual(['pending 2000', 'succeeded 2000', 'succeeded 2000']);
});

it('refuses an order for an unknown method, and shows its input as text', async () => {
  expect((await ask('/payments', order({ method: 'nothing' }))).status).toBe(422);
  expect((await ask('/payments', order({ amount: -1 }))).status).toBe(422);
  const asked = order({ merchant: '<b>ACME', returnTo: 'http://acme.localhost/"onclick="' });
  const { providerReference: id } = (await ask('/payments', asked)).value as Ordered;
  const page = await (await fetch(`${url}/payments/${id}`)).text();
  expect(page).toContain('&lt;b&gt;ACME');
  expect(page).toContain('/&quot;onclick=&quot;');
});

it('pays out orders of the gateway’s own adapter, once per reference, with notices that it accepts', async () => {
  await fetch(`${url}/out`, { method: 'POST', body: new URLSearchParams({ atOnce: 'yes' }), redirect: 'manual' });
  const adapter = httpPaymentProvider({ url, secret });
  const merchant = { id: 1, code: 'ACME', name: 'Acme', currency: 'BRL' } as Parameters<typeof adapter.listMethods>[0];
  const methods = (await adapter.listMethods(merchant)).filter(({ direction }) => direction === 'out');
  expect(methods.map(({ kind }) => kind)).toEqual(['pix', 'bankTransfer', 'eWallet']);
  const destination = { key: 'ana@mail.example', keyKind: 'email', holder: 'Ana' };
  const asked = { reference: 'w-1', method: methods[0]?.code ?? '', direction: 'out', amount: 9_500, unit: 'BRL', destination } as const;
  const paid = await adapter.createPayment({ merchant, ...asked, returnTo: null });
  expect(paid).toMatchObject({ payBy: null, expiresAt: null });
  expect(await adapter.createPayment({ merchant, ...asked, returnTo: null })).toEqual(paid);
  await expect.poll(states).toEqual(['succeeded 9500']);
  const [{ headers, body, notice } = expect.fail('nothing was told')] = told;
  expect(notice).toMatchObject({ reference: 'w-1', unit: 'BRL' });
  expect(adapter.isAuthentic({ headers, body }, new Date())).toBe(true);
  expect(adapter.isAuthentic({ headers, body: body.replace('9500', '9501') }, new Date())).toBe(false);
  await expect(adapter.createPayment({ merchant, ...asked, reference: 'w-2', method: 'nobody', returnTo: null })).rejects.toThrow();
});
