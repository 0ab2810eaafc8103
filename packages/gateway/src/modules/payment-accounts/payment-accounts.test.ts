import type { ValueOf } from '@livery/contract/shapes';
import { beforeEach, describe, expect, it } from 'vitest';
import { openWithdrawalWorld, paymentPassword } from '../../../test/money/withdrawal-world.ts';

type Accounts = ValueOf<'paymentAccounts'>;

const world = await openWithdrawalWorld();
const { gateway } = world;
const marina = await world.withdrawer('marina');
const sofia = await world.withdrawer('sofia');

const bank = { kind: 'bank', institution: 'Banco do Teste', branch: '0001', number: '12345-6' };
const add = (body: object, who = marina) => world.call(who, 'addPaymentAccount', { paymentPassword, ...body });
const read = async (who = marina) => (await gateway.call('paymentAccounts', { token: who.token })).envelope.value as Accounts;
const remove = (accountId: number, who = marina) => world.call(who, 'removePaymentAccount', { accountId });

beforeEach(async () => {
  for (const { accountId } of (await read()).accounts) await remove(accountId);
});

describe('a payout account', () => {
  it('is added with the payment password, and shown only as far as needed to recognize it', async () => {
    const { status, envelope } = await add(bank);
    expect(status).toBe(200);
    expect(envelope.value).toMatchObject({
      accounts: [{ kind: 'bank', institution: 'Banco do Teste', pixKeyKind: null, number: '•••• 45-6', holder: 'M*** m***' }],
      kinds: ['pix', 'bank', 'wallet'],
      most: 5,
      ownName: 'M*** m***',
    });
    expect(JSON.stringify(envelope.value)).not.toMatch(/12345|marina/);
    expect((await add({ ...bank, number: '999999', paymentPassword: '000001' })).envelope.value).toMatchObject({
      code: 'PAYMENT_PASSWORD_WRONG',
      fields: { '/paymentPassword': 'paymentPassword.wrong' },
    });
    expect((await read()).accounts).toHaveLength(1);
  });

  it('must be in the member’s own name', async () => {
    const other = await add({ ...bank, holder: 'Somebody Else' });
    expect([other.status, other.envelope.value['fields']]).toEqual([400, { '/holder': 'ownName' }]);
    expect((await add({ ...bank, holder: 'MEMBER  márina' })).status).toBe(200);
    await gateway.owner
      .insertInto('member_profile')
      .values({ merchant_id: world.merchantId, member_id: sofia.memberId, full_name: 'Sofia Real' })
      .execute();
    expect((await add({ ...bank, holder: 'Member sofia' }, sofia)).envelope.value['fields']).toEqual({ '/holder': 'ownName' });
    expect((await add(bank, sofia)).envelope.value).toMatchObject({ ownName: 'S*** R***' });
  });

  it('counts as one account in any spelling of its key', async () => {
    const key = (number: string) => ({ kind: 'pix', pixKeyKind: 'email', number });
    expect((await add(key('\u202Aana@mail.example\u202C'))).status).toBe(200);
    expect((await add(key('PIX: ana@mail.example\u200B'))).envelope.value['fields']).toEqual({ '/number': 'known' });
    expect((await read()).accounts.map(({ number }) => number)).toEqual(['a***@mail.example']);
  });

  it.each([
    ['no institution', { ...bank, institution: ' ' }, { '/institution': 'required' }],
    ['an invalid branch', { ...bank, branch: '<1>' }, { '/branch': 'pattern' }],
    ['an invalid number', { ...bank, number: '$$$$' }, { '/number': 'pattern' }],
    ['a PIX key of no kind', { kind: 'pix', number: 'a@b.cd' }, { '/pixKeyKind': 'required', '/number': 'pattern' }],
    ['a tax number with a slip', { kind: 'pix', pixKeyKind: 'cpf', number: '52998224726' }, { '/number': 'pattern' }],
  ])('is refused with %s, by field', async (_, body, fields) => {
    expect((await add(body)).envelope.value).toMatchObject({ code: 'INVALID_REQUEST', fields });
    expect((await read()).accounts).toEqual([]);
  });

  it('exists once, and at most five exist, even when added in a race', async () => {
    const same = await Promise.all(Array.from({ length: 4 }, () => add(bank)));
    expect(same.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
    expect(same.find(({ status }) => status === 400)?.envelope.value['fields']).toEqual({ '/number': 'known' });
    const more = await Promise.all(Array.from({ length: 5 }, (_, index) => add({ ...bank, number: `77700${index}` })));
    expect(more.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(more.find(({ status }) => status !== 200)?.envelope.value['code']).toBe('LIMIT_EXCEEDED');
  });

  it('is removed by its owner, and earlier withdrawals are still paid to it', async () => {
    const { envelope } = await add({ kind: 'pix', pixKeyKind: 'cpf', number: '529.982.247-25' });
    const accountId = (envelope.value as Accounts).accounts[0]?.accountId ?? 0;
    await world.gateway.control('releaseWithdrawals', { account: 'marina' });
    const { value } = (await world.request(marina, { accountId })).envelope;
    expect((await remove(accountId, sofia)).status).toBe(404);
    expect((await remove(accountId)).status).toBe(200);
    expect((await remove(accountId)).status).toBe(404);
    expect((await world.request(marina, { accountId })).status).toBe(404);
    const withdrawalId = Number(value['withdrawalId']);
    for (const to of ['reviewing', 'approved', 'paid'] as const) expect(await world.move(withdrawalId, to)).toBe(200);
    expect((await world.own(marina))[0]?.account).toEqual({ kind: 'pix', institution: null, number: '•••• 4725' });
  });
});
