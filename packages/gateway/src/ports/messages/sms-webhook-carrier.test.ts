import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import type { Merchant } from '#tenancy/merchant.ts';
import { isSigned } from '../signed-body.ts';
import { smsWebhookCarrier } from './sms-webhook-carrier.ts';

const secret = 'a secret between us and the webhook';
const asked: { headers: Record<string, unknown>; body: string }[] = [];
let status = 204;
const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (part: string) => (body += part));
  request.on('end', () => {
    asked.push({ headers: request.headers, body });
    response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end();
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`;
const carrier = smsWebhookCarrier({ url, secret });
const merchant = { id: 1, code: 'ALPHA', name: 'Alpha' } as Merchant;
const message = { id: 7, merchantId: 1, channel: 'sms', receiver: '+5511999990000', subject: '', content: 'Olá' } as const;

it('delivers a text message, signed', async () => {
  await carrier.deliver(message, merchant, new Date());
  const [request] = asked;
  expect(JSON.parse(request?.body ?? '')).toEqual({ id: 'ALPHA-7', merchant: 'ALPHA', to: '+5511999990000', text: 'Olá' });
  expect(request !== undefined && isSigned([secret], request, new Date())).toBe(true);
});

it.each([500, 429, 302])('rejects an answer of %i, so that the message is retried', async (answered) => {
  status = answered;
  await expect(carrier.deliver(message, merchant, new Date())).rejects.toThrow();
});
