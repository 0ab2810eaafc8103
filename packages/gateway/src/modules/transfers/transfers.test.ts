import { beforeEach, describe, expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { auditLedger } from '#composition/audit-ledger.ts';

/** The fields of a receipt. */
const booked = { number: expect.any(Number), at: expect.stringMatching(/Z$/) };
const gateway = await openTestGateway({ poolSize: 40 });
const { call, control } = gateway;
const cashOfDemo = 1_250_075;

let serial = 0;
const newKey = (): string => `key-${(serial += 1)}-of-this-test`;

beforeEach(async () => {
  await control('reset');
});

interface Move {
  readonly direction?: 'in' | 'out';
  readonly vendor?: string;
  readonly amount?: number;
  readonly idempotencyKey?: string;
}

const transfer = (token: string, { direction = 'in', vendor = 'PG', amount = 10_000, idempotencyKey = newKey() }: Move = {}) =>
  call('walletTransfer', { token, body: { direction, vendor, amount, idempotencyKey } });
const recall = (token: string, idempotencyKey = newKey()) => call('recallWallets', { token, body: { idempotencyKey } });
const funds = async (token: string) => (await call('funds', { token })).envelope.value;
const close = (vendor: string, isOpen = false) => control('switchVendorWallet', { vendor, isOpen });
const expectRightBooks = async () => expect((await auditLedger(gateway.owner)).findings).toEqual([]);

describe('the merchant wallet', () => {
  it('names the vendors with separate wallets, and needs the token [wire-gcs-merchantwallet]', async () => {
    const { envelope } = await call('merchantWallet', { token: await gateway.logIn() });
    expect(envelope.value).toEqual({
      isSingle: false,
      wallets: [
        { vendor: 'PG', name: 'PG', balance: 0 },
        { vendor: 'PT', name: 'PT', balance: 0 },
        { vendor: 'SALA', name: 'Sala Viva', balance: 0 },
        { vendor: 'PITCH', name: 'Pitchside', balance: 0 },
      ],
    });
    expect((await call('merchantWallet')).status).toBe(401);
  });

  it('is single where no vendor has its own wallet, and never while money is at one [wallet-07]', async () => {
    const token = await gateway.logIn();
    await transfer(token, { vendor: 'SALA' });
    await gateway.owner.deleteFrom('vendor_wallet').execute();
    const left = { vendor: 'SALA', name: 'Sala Viva', balance: 10_000 };
    expect((await call('merchantWallet', { token })).envelope.value).toEqual({ isSingle: false, wallets: [left] });
    expect(await funds(token)).toMatchObject({ wallets: [{ ...left, isOpen: false }] });
    await control('reset');
    await gateway.owner.deleteFrom('vendor_wallet').execute();
    expect((await call('merchantWallet', { token: await gateway.logIn() })).envelope.value).toEqual({ isSingle: true, wallets: [] });
  });

  it('of a trial account is single, and its play money stays here', async () => {
    const token = await gateway.logIn('trial');
    expect((await call('merchantWallet', { token })).envelope.value).toEqual({ isSingle: true, wallets: [] });
    expect((await transfer(token)).envelope.value).toMatchObject({ code: 'TRIAL_REFUSED' });
  });
});

describe('a transfer to a vendor and back', () => {
  it('moves cash into the wallet and out of it, and needs the token [wire-gcs-wallettransfer]', async () => {
    const token = await gateway.logIn();
    const { value } = (await transfer(token)).envelope;
    expect(value).toEqual({ cash: cashOfDemo - 10_000, balance: 10_000, ...booked });
    const today = new Date(gateway.platform.clock.now().getTime() - 3 * 3_600_000).toISOString().slice(0, 10);
    const record = await call('memberTransactions', { token, query: { from: today, to: today, language: 'en', limit: 5 } });
    expect(record.envelope.value['items']).toContainEqual(expect.objectContaining({ number: value['number'], amount: -10_000 }));
    expect((await transfer(token, { direction: 'out', amount: 4_000 })).envelope.value).toEqual({
      ...booked,
      cash: cashOfDemo - 6_000,
      balance: 6_000,
    });
    expect(await funds(token)).toMatchObject({ cash: cashOfDemo - 6_000, held: 0, bonus: 0 });
    expect((await call('walletTransfer', { body: { direction: 'in', vendor: 'PG', amount: 1, idempotencyKey: newKey() } })).status).toBe(
      401,
    );
    await expectRightBooks();
  });

  it('is refused above the balance on either side, and nothing is half done', async () => {
    const token = await gateway.logIn();
    expect((await transfer(token, { amount: cashOfDemo + 1 })).envelope.value).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    expect((await transfer(token, { direction: 'out', amount: 1 })).envelope.value).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    expect(await funds(token)).toMatchObject({
      cash: cashOfDemo,
      wallets: [{ balance: 0 }, { balance: 0 }, { balance: 0 }, { balance: 0 }],
    });
  });

  it('is refused by a vendor that does not answer or has no wallets', async () => {
    const token = await gateway.logIn();
    await close('PG');
    expect((await transfer(token)).envelope.value).toMatchObject({ code: 'VENDOR_UNAVAILABLE' });
    expect((await transfer(token, { vendor: 'JDB' })).envelope.value).toMatchObject({ code: 'NOT_FOUND' });
    expect((await transfer(token, { vendor: 'x:y' })).envelope.value).toMatchObject({ code: 'NOT_FOUND' });
    await close('PG', true);
    expect((await transfer(token)).status).toBe(200);
  });

  it('happens once per key, and the same key with another request is refused', async () => {
    const token = await gateway.logIn();
    const idempotencyKey = newKey();
    const answers = await Promise.all(Array.from({ length: 16 }, () => transfer(token, { idempotencyKey })));
    expect(answers[0]?.envelope.value).toMatchObject({ cash: cashOfDemo - 10_000, balance: 10_000 });
    for (const { envelope } of answers) expect(envelope.value).toEqual(answers[0]?.envelope.value);
    expect((await transfer(token, { idempotencyKey, amount: 10_001 })).envelope.value).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    expect((await transfer(await gateway.logIn('agent'), { idempotencyKey })).status, 'another’s key is another key').toBe(200);
    expect(await funds(token)).toMatchObject({ cash: cashOfDemo - 10_000 });
  });

  it('never takes out more than is in, in a race of 64 connections', async () => {
    const token = await gateway.logIn('lucas');
    await transfer(token, { amount: 20_000 });
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, index) =>
        index % 8 === 7 ? recall(token) : transfer(token, { direction: index % 2 === 0 ? 'out' : 'in', amount: 1_500 + index }),
      ),
    );
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const { cash, wallets } = (await funds(token)) as { cash: number; wallets: { balance: number }[] };
    expect(cash + wallets.reduce((sum, { balance }) => sum + balance, 0)).toBe(56_700);
    await expectRightBooks();
  });
});

describe('recalling all vendor money', () => {
  it('returns everything at once, and reports the result for each vendor', async () => {
    const token = await gateway.logIn();
    for (const [vendor, amount] of [
      ['PG', 5_000],
      ['SALA', 700],
      ['PITCH', 30],
    ] as const)
      await transfer(token, { vendor, amount });
    await close('SALA');
    const idempotencyKey = newKey();
    const told = {
      cash: cashOfDemo - 700,
      results: [
        { vendor: 'PG', name: 'PG', amount: 5_000, code: null },
        { vendor: 'PITCH', name: 'Pitchside', amount: 30, code: null },
        { vendor: 'SALA', name: 'Sala Viva', amount: 0, code: 'VENDOR_UNAVAILABLE' },
      ],
    };
    expect((await recall(token, idempotencyKey)).envelope.value).toEqual(told);
    await close('SALA', true);
    expect((await recall(token, idempotencyKey)).envelope.value, 'the same key has the same answer').toEqual(told);
    expect((await recall(token)).envelope.value).toEqual({
      cash: cashOfDemo,
      results: [{ vendor: 'SALA', name: 'Sala Viva', amount: 700, code: null }],
    });
    await expectRightBooks();
  });

  it('of nothing moves nothing, and another member’s money stays in place', async () => {
    const [token, other] = [await gateway.logIn(), await gateway.logIn('marina')];
    await transfer(other, { amount: 3_000 });
    expect((await recall(token)).envelope.value).toEqual({ cash: cashOfDemo, results: [] });
    expect(await funds(other)).toMatchObject({ cash: 200_415, wallets: [{ vendor: 'PG', balance: 3_000 }, {}, {}, {}] });
  });
});
