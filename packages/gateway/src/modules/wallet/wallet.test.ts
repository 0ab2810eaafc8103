import { describe, expect, it } from 'vitest';
import { openMemberAccount } from '#ledger/accounts.ts';
import { moved, post } from '#ledger/ledger.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';

const gateway = await openTestGateway();

describe('the balance', () => {
  it('is the member’s cash in minor units with its currency, and needs the token [wire-wallets-balance]', async () => {
    const token = await gateway.logIn();
    const { envelope } = await gateway.call('balance', { token });
    expect(envelope.value).toEqual({
      balance: 1_250_075,
      currency: 'BRL',
      currencySymbol: 'R$',
      asOf: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect((await gateway.call('balance')).status).toBe(401);
  });

  it('follows the ledger immediately', async () => {
    const token = await gateway.logIn('lucas');
    await gateway.control('grant', { account: 'lucas', amount: -6_700 });
    expect((await gateway.call('balance', { token })).envelope.value).toMatchObject({ balance: 50_000 });
  });

  it('is separate for each merchant', async () => {
    await gateway.control('grant', { account: 'demo', amount: 1 }, 'BETA');
    const [alpha, beta] = [await gateway.logIn('demo', 'ALPHA'), await gateway.logIn('demo', 'BETA')];
    expect((await gateway.call('balance', { token: alpha })).envelope.value).toMatchObject({ balance: 1_250_075, currency: 'BRL' });
    expect((await gateway.call('balance', { token: beta, merchant: 'BETA' })).envelope.value).toMatchObject({
      balance: 1_250_076,
      currency: 'USD',
    });
  });

  it('of a trial account is play money in a separate unit', async () => {
    const units = await gateway.owner
      .selectFrom('account')
      .innerJoin('member', 'member.id', 'account.member_id')
      .select('account.unit')
      .where('member.type', '=', 4)
      .execute();
    expect(units.map(({ unit }) => unit)).toEqual(['PLAY', 'PLAY']);
  });
});

describe('a member’s funds', () => {
  it('list cash, held, bonus and vendor money separately, with the contract flags, and need the token [wire-member-info-funds-consolidated]', async () => {
    const token = await gateway.logIn('sofia');
    const { id, merchant_id } = await gateway.owner
      .selectFrom('member')
      .innerJoin('merchant', 'merchant.id', 'member.merchant_id')
      .select(['member.id', 'member.merchant_id'])
      .where('merchant.code', '=', 'ALPHA')
      .where('username', '=', 'sofia')
      .executeTakeFirstOrThrow();
    const flags = { divtypereq: true, dailysalreqtype: true, contracthoursalreq: true, realtimesalreqtype: true };
    const read = async () => (await gateway.call('consolidatedFunds', { token })).envelope.value;
    expect(await read()).toEqual({ cash: 31_200, held: 0, bonus: 0, vendor: 0, currency: 'BRL', ...flags });
    await gateway.platform.tenants.transaction(merchant_id, async (trx) => {
      for (const [kind, amount] of [['HOLD', 70] as const, ['BONUS', 500] as const]) {
        const accountId = await openMemberAccount(trx, { merchantId: merchant_id, memberId: id, kind, unit: 'BRL' });
        const entries = moved({ house: 'ADJUSTMENT', unit: 'BRL' }, { accountId }, amount);
        await post(trx, { merchantId: merchant_id, kind: 'grant', actor: 'job:test', at: new Date(), entries });
      }
    });
    expect(await read()).toEqual({ cash: 31_200, held: 70, bonus: 500, vendor: 0, currency: 'BRL', ...flags });
    expect((await gateway.call('consolidatedFunds')).status).toBe(401);
  });

  it.each([
    ['divtypereq', 'enableCt'],
    ['dailysalreqtype', 'salary'],
    ['contracthoursalreq', 'hourSalary'],
    ['realtimesalreqtype', 'agentRealtimeSalary'],
  ])(
    'have the flag %s only where the merchant has %s on [wire-member-info-funds-consolidated, contract-11, contract-12]',
    async (flag, modId) => {
      const token = await gateway.logIn('sofia');
      const turn = (enabled: boolean) => gateway.owner.updateTable('feature_node').set({ enabled }).where('mod_id', '=', modId).execute();
      const lowered = async (): Promise<string[]> =>
        Object.entries((await gateway.call('consolidatedFunds', { token })).envelope.value).flatMap(([name, value]) =>
          value === false ? [name] : [],
        );
      expect(await lowered()).toEqual([]);
      await turn(false);
      expect(await lowered()).toEqual([flag]);
      await turn(true);
    },
  );
});

describe('the member info', () => {
  it('describes the account behind the token, and needs it [wire-member-info, entity-14]', async () => {
    const { envelope } = await gateway.call('memberInfo', { token: await gateway.logIn('agent') });
    expect(envelope.value).toEqual({
      id: expect.any(Number),
      account: 'agent',
      nickname: 'Agent',
      type: 1,
      currency: 'BRL',
      vipLevel: 5,
      sendsToUpline: false,
      sendsToDownline: true,
    });
    expect((await gateway.call('memberInfo')).status).toBe(401);
  });
});

describe('the seed', () => {
  it('has every member type, an agent tree three levels deep, and every state', async () => {
    const members = await gateway.owner
      .selectFrom('member')
      .innerJoin('merchant', 'merchant.id', 'member.merchant_id')
      .innerJoin('member_credential', 'member_credential.member_id', 'member.id')
      .select(['member.id', 'username', 'type', 'state', 'parent_id', 'first_login', 'expires_at'])
      .where('merchant.code', '=', 'ALPHA')
      .execute();
    expect([...new Set(members.map(({ type }) => type))].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 4, 41, 42]);
    const parentOf = (username: string | undefined) =>
      members.find(({ id }) => id === members.find((member) => member.username === username)?.parent_id)?.username;
    expect([parentOf('lucas'), parentOf(parentOf('lucas'))]).toEqual(['agent2', 'agent']);
    for (const isThere of [
      ({ state }: { state: string }) => state === 'closed',
      ({ first_login }: { first_login: boolean }) => first_login,
    ]) {
      expect(members.some(isThere)).toBe(true);
    }
    expect(members.some(({ expires_at }) => expires_at !== null)).toBe(true);
  });
});
