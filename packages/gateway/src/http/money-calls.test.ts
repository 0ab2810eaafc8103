import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { routes } from '@livery/contract/routes';
import { afterAll, describe, expect, it } from 'vitest';
import { sealedPayload } from '../../test/test-gateway.ts';
import { testProvider } from '../../test/money/test-provider.ts';
import { openWithdrawalWorld, paymentPassword } from '../../test/money/withdrawal-world.ts';

const { gateway, withdrawer, audit } = await openWithdrawalWorld({ payments: [testProvider().provider] });
const lucas = await withdrawer('lucas');
const upline = (await gateway.call('upline', { token: lucas.token })).envelope.value as { receiver: { id: number } };

afterAll(audit);

/** The body of the four calls with an amount, without the amount. */
const calls = {
  openDeposit: () => ({ method: 'bank.pix' }),
  requestWithdrawal: () => ({ accountId: lucas.accountId, paymentPassword }),
  walletTransfer: () => ({ direction: 'in', vendor: 'PG' }),
  transferToUpline: () => ({ receiver: upline.receiver.id, paymentPassword }),
} as const;
type Name = keyof typeof calls;
const names = Object.keys(calls) as Name[];

/** As written on the wire. JSON allows number forms that JavaScript never writes. */
const hostile = [
  ['-0', '0', '-1', '-2000', '0.001', '0.5', '2000.5', '1e-7'],
  ['1e21', '1e999', '-1e999', '9007199254740992', '9007199254740993', '18446744073709551616'],
  ['"2000"', '"٢٠٠٠"', '"२०००"', '"1,234.50"', '"1.234,50"', '"R$ 20"', '"NaN"', '"Infinity"', '""'],
  ['null', 'true', '[2000]', '{"amount":2000}'],
].flat();

const noJson = ['NaN', 'Infinity', '-Infinity', '0x7d0', '2_000', '2000n', '٢٠٠٠', '+2000', '02000', '2,000'];

/** The call's JSON with this amount as text. */
async function send(name: Name, amount: string, token = lucas.token) {
  const body = { ...calls[name](), amount: '@', idempotencyKey: randomUUID() };
  const { path, encoding } = routes[name];
  const whole = encoding === 'sealed' ? sealedPayload('ALPHA', name, body, gateway.platform.clock.now(), token) : body;
  const text = JSON.stringify(whole).replace('"@"', amount);
  const response = await gateway.inject({
    method: 'POST',
    url: path,
    headers: { merchant: 'ALPHA', authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: encoding === 'sealed' ? JSON.stringify({ jwe: await sealText(text) }) : text,
  });
  return { status: response.statusCode, code: response.json().value.code as string | undefined };
}

async function sealText(text: string): Promise<string> {
  const [key] = await gateway.platform.cipher.publicKeys();
  if (key === undefined) return expect.fail('the gateway has no key');
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', typ: 'wps+jwe', kid: key.kid })
    .encrypt(await importJWK(key as JWK, 'ECDH-ES'));
}

/** Everything that the four calls write. */
const left = async () =>
  (
    await sql`SELECT (SELECT count(*) FROM txn) AS txn, (SELECT count(*) FROM deposit) AS deposit,
      (SELECT count(*) FROM withdrawal) AS withdrawal, (SELECT sum(balance) FROM account WHERE member_id = ${lucas.memberId}) AS held`.execute(
      gateway.owner,
    )
  ).rows[0];

describe.each(names)('the amount of %s', (name) => {
  it.each(hostile)('is refused when written as %s, and nothing moves', async (amount) => {
    const before = await left();
    expect(await send(name, amount)).toEqual({ status: 400, code: 'INVALID_REQUEST' });
    expect(await left()).toEqual(before);
  });

  it.each(noJson)('is refused when it is not valid JSON: %s', async (amount) => {
    const before = await left();
    expect((await send(name, amount)).status).toBe(400);
    expect(await left()).toEqual(before);
  });

  it('is accepted when whole, so the refusals above are due to the amount alone', async () => {
    const before = await left();
    expect(await send(name, '2e3')).toMatchObject({ status: 200 });
    expect(await left()).not.toEqual(before);
  });
});

it.each(names)('%s in a session ended elsewhere moves nothing and asks for a login', async (name) => {
  const ended = await gateway.logIn('lucas');
  expect((await gateway.call('logout', { token: ended })).status).toBe(200);
  const before = await left();
  expect(await send(name, '2000', ended)).toEqual({ status: 401, code: 'NOT_LOGGED_IN' });
  expect(await left()).toEqual(before);
});
