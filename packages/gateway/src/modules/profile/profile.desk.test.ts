import type { ControlValueOf } from '@livery/contract/control/shapes';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { seededMembers } from '../member/member.seed.ts';

const gateway = await openTestGateway();
beforeEach(() => gateway.control('reset'));

async function list(query: Record<string, string | number> = {}, merchant = 'ALPHA'): Promise<ControlValueOf<'members'>> {
  const answer = await gateway.control('members', { limit: 50, ...query }, merchant);
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json() as { value: ControlValueOf<'members'> }).value;
}

const accounts = async (query?: Record<string, string | number>): Promise<string[]> =>
  (await list(query)).items.map(({ account }) => account);
const acts = () => gateway.owner.selectFrom('audit_log').select(['act', 'subject', 'details']).orderBy('id', 'desc').limit(2).execute();
const isLoggedIn = async (token: string): Promise<boolean> => (await gateway.call('balance', { token })).status === 200;

describe('the members of a merchant', () => {
  it('are listed in pages by name, each once', async () => {
    const all = seededMembers.map(({ account }) => account).toSorted();
    expect(await accounts()).toEqual(all);
    const paged: string[] = [];
    for (let after: string | null = ''; after !== null;) {
      const page: ControlValueOf<'members'> = await list({ limit: 5, ...(after === '' ? {} : { after }) });
      paged.push(...page.items.map(({ account }) => account));
      after = page.next;
    }
    expect(paged).toEqual(all);
  });

  it('are found by part of their name or nickname, and by state', async () => {
    expect(await accounts({ search: 'agent4' })).toEqual(['agent41', 'agent42']);
    expect(await accounts({ search: 'AFFILIATE' })).toEqual(['agent41', 'agent42']);
    expect(await accounts({ search: '%' })).toEqual([]);
    expect(await accounts({ search: '_' })).toEqual([]);
    expect(await accounts({ state: 'closed' })).toEqual(['closed']);
  });

  it('show type, balance in their own currency and number of open sessions', async () => {
    await gateway.logIn('demo');
    await gateway.logIn('demo');
    await gateway.logIn('demo', 'BETA');
    const { items } = await list();
    const of = (account: string) => items.find((row) => row.account === account);
    expect(of('demo')).toMatchObject({ type: 0, state: 'active', vipLevel: 3, balance: 1_250_075, unit: 'BRL', sessions: 2 });
    expect(of('trial')).toMatchObject({ type: 4, balance: 100_000, unit: 'PLAY', sessions: 0 });
    expect(of('closed')).toMatchObject({ state: 'closed' });
  });

  it('show only enough of a contact to tell two apart', async () => {
    const { id, merchant_id } = await gateway.owner
      .selectFrom('member')
      .innerJoin('merchant', 'merchant.id', 'merchant_id')
      .select(['member.id', 'merchant_id'])
      .where('merchant.code', '=', 'ALPHA')
      .where('username', '=', 'lucas')
      .executeTakeFirstOrThrow();
    await gateway.owner
      .insertInto('member_contact')
      .values([
        { merchant_id, member_id: id, kind: 'email', value: 'lucas.lima@mail.example', verified_at: new Date() },
        { merchant_id, member_id: id, kind: 'mobile', value: '+5511987654321', verified_at: null },
      ])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const answer = await list({ search: 'lucas' });
    expect(answer.items[0]?.contacts).toEqual([
      { kind: 'email', value: 'l***@mail.example', isVerified: true },
      { kind: 'mobile', value: '***21', isVerified: false },
    ]);
    expect(JSON.stringify(answer)).not.toMatch(/lucas\.lima|98765/);
  });
});

describe('a member', () => {
  it('whose account is closed is logged out everywhere until it is reopened', async () => {
    const [token, other] = [await gateway.logIn('marina'), await gateway.logIn('lucas')];
    expect((await gateway.control('changeMemberState', { account: 'marina', state: 'closed' })).statusCode).toBe(200);
    expect([await isLoggedIn(token), await isLoggedIn(other)]).toEqual([false, true]);
    await expect(gateway.logIn('marina')).rejects.toThrow('ACCOUNT_CLOSED');
    await gateway.control('changeMemberState', { account: 'marina', state: 'active' });
    expect(await isLoggedIn(token)).toBe(false);
    expect(await isLoggedIn(await gateway.logIn('marina'))).toBe(true);
    expect(await acts()).toEqual([
      { act: 'member.reopen', subject: 'marina', details: {} },
      { act: 'member.close', subject: 'marina', details: { sessions: 1 } },
    ]);
  });

  it('can be logged out everywhere at once', async () => {
    const tokens = [await gateway.logIn('marina'), await gateway.logIn('marina')];
    const beta = await gateway.logIn('marina', 'BETA');
    expect((await gateway.control('endSessions', { account: 'marina' })).json()).toMatchObject({ value: { ended: 2 } });
    expect(await Promise.all(tokens.map(isLoggedIn))).toEqual([false, false]);
    expect((await gateway.call('balance', { token: beta, merchant: 'BETA' })).status).toBe(200);
    expect((await acts())[0]).toEqual({ act: 'sessions.end', subject: 'marina', details: { ended: 2 } });
  });

  it('of another merchant is not found, and no act is recorded', async () => {
    const before = await acts();
    for (const [name, body] of [
      ['changeMemberState', { account: 'nobody', state: 'closed' }],
      ['endSessions', { account: 'nobody' }],
    ] as const)
      expect((await gateway.control(name, body)).statusCode).toBe(404);
    expect(await acts()).toEqual(before);
  });
});
