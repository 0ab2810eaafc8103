import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { openMemberAccount } from '#ledger/accounts.ts';
import { moved, post } from '#ledger/ledger.ts';

const gateway = await openTestGateway();
const token = await gateway.logIn('marina');
afterEach(() => gateway.control('switchFlag', { modId: 'REFERRAL', enabled: true }));

interface Referral {
  code: string;
  funnel: { clicks: number; registrations: number; firstDeposits: number };
}
const read = async (by = token) => (await gateway.call('referral', { token: by })).envelope.value as unknown as Referral;
const follow = (code: string, visitor: string = randomUUID(), merchant = 'ALPHA') =>
  gateway.call('followReferral', { body: { code, visitor }, merchant });

async function ids(...accounts: string[]): Promise<{ id: number; merchant_id: number; username: string }[]> {
  return gateway.owner
    .selectFrom('member')
    .innerJoin('merchant', 'merchant.id', 'merchant_id')
    .select(['member.id', 'merchant_id', 'username'])
    .where('merchant.code', '=', 'ALPHA')
    .where('username', 'in', accounts)
    .execute();
}

describe('invitations', () => {
  it('count each visitor of this merchant once, in any spelling of the code', async () => {
    const { code } = await read();
    expect(code).toMatch(/^[A-Z2-9]{8}$/);
    const visitor = randomUUID();
    await Promise.all([follow(code, visitor), follow(code.toLowerCase(), visitor), follow(code), follow(code, randomUUID(), 'BETA')]);
    expect((await read()).funnel).toEqual({ clicks: 2, registrations: 0, firstDeposits: 0 });
  });

  it('do not reveal whether a code exists', async () => {
    const known = await follow((await read()).code);
    const unknown = await follow('NOBODYS1');
    expect([known.status, known.envelope.value]).toEqual([unknown.status, unknown.envelope.value]);
    expect((await follow('A', 'no-uuid')).envelope.message).toBe('INVALID_REQUEST');
  });

  it('show who registered, and which of them have deposited', async () => {
    const by = await gateway.logIn('demo');
    const [demo] = await ids('demo');
    const invited = await ids('lucas', 'sofia', 'rafael');
    await gateway.owner
      .updateTable('member_referral')
      .set({ inviter_id: demo?.id ?? 0 })
      .where(
        'member_id',
        'in',
        invited.map(({ id }) => id),
      )
      .execute();
    const [payer] = invited;
    if (payer === undefined) throw new Error('nobody was invited');
    const deposit = async (
      kind: 'deposit' | 'withdrawalRefunded',
      { id: memberId, merchant_id: merchantId }: typeof payer,
    ): Promise<void> => {
      await gateway.platform.tenants.transaction(merchantId, async (trx) => {
        const accountId = await openMemberAccount(trx, { merchantId, memberId, kind: 'CASH', unit: 'BRL' });
        const entries = moved({ house: 'PSP', unit: 'BRL' }, { accountId }, 5_000);
        await post(trx, { merchantId, kind, actor: 'job:test', at: new Date(), entries });
      });
    };
    await deposit('deposit', payer);
    await deposit('deposit', payer);
    await deposit('withdrawalRefunded', invited[1] ?? payer);
    expect((await read(by)).funnel).toEqual({ clicks: 0, registrations: 3, firstDeposits: 1 });
  });

  it('are refused when the merchant does not offer them, and the settings say so [role-11]', async () => {
    const offered = async () => (await gateway.call('siteSettings')).envelope.value['availablePromo'];
    expect(await offered()).toEqual({ REFERRAL: { enabled: true } });
    const { code } = await read();
    await gateway.control('switchFlag', { modId: 'REFERRAL', enabled: false });
    expect(await offered()).toEqual({ REFERRAL: { enabled: false } });
    expect((await gateway.call('referral', { token })).envelope.message).toBe('NOT_AVAILABLE');
    expect((await follow(code)).envelope.message).toBe('NOT_AVAILABLE');
  });

  it('require a real-money member', async () => {
    expect((await gateway.call('referral')).status).toBe(401);
    expect((await gateway.call('referral', { token: await gateway.logIn('trial') })).envelope.message).toBe('TRIAL_REFUSED');
  });

  it('are limited per network', async () => {
    const { code } = await read();
    let last = '';
    for (let visit = 0; visit < 40; visit++) last = (await follow(code)).envelope.message ?? '';
    expect(last).toBe('RATE_LIMITED');
  });
});
