import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startIdentityProvider, testClient } from '../../../test/session/identity-provider.ts';
import { fieldsOf, rates, recruitingWorld } from '../../../test/agents/recruiting-world.ts';
import { openTestGateway, type TestAnswer } from '../../../test/test-gateway.ts';
import { setTreeDepth } from '../../../test/agents/tree-depth.ts';
import { startLimit } from './sign-in.limits.ts';
import { signInLife } from './sign-in.service.ts';

const page = 'https://alpha.example';
const provider = await startIdentityProvider([`${page}/sign-in/return`, 'https://www.alpha.example/sign-in/return']);
afterAll(() => provider.close());
const another = await startIdentityProvider([`${page}/sign-in/return`]);
afterAll(() => another.close());
const gateway = await openTestGateway({
  poolSize: 32,
  signIn: {
    providers: [
      { id: 'club', name: 'The Club', issuer: provider.issuer, ...testClient },
      { id: 'other', name: 'Other', issuer: another.issuer, ...testClient, merchants: ['ALPHA'] },
      { id: 'silent', name: 'Silent', issuer: 'http://127.0.0.1:9', ...testClient },
    ],
  },
});

beforeEach(async () => {
  gateway.platform.clock.shiftTo(0);
  for (const table of ['rate_count', 'sign_in_attempt', 'sign_in_ticket'] as const) await gateway.owner.deleteFrom(table).execute();
});

const from = (origin: string) => ({ headers: { origin, host: new URL(origin).host } });
const codeOf = ({ envelope }: TestAnswer): unknown => envelope.value['code'];

async function start(id = 'club', origin = page): Promise<{ address: string; state: string }> {
  const { envelope } = await gateway.call('startSignIn', { body: { provider: id }, ...from(origin) });
  return envelope.value as { address: string; state: string };
}
const finish = (body: Record<string, string>, origin = page, merchant = 'ALPHA') =>
  gateway.call('finishSignIn', { merchant, body, ...from(origin) });
const join = (ticket: unknown, username: string, more: object = {}) =>
  gateway.call('joinBySignIn', { body: { ticket, username, isAdult: true, acceptsTerms: true, ...more }, ...from(page) });

async function comeBack(account: string): Promise<Record<string, string>> {
  const { address } = await start();
  return provider.logIn(address, account);
}

async function member(account: string, username: string): Promise<void> {
  const { envelope } = await finish(await comeBack(account));
  expect((await join(envelope.value['ticket'], username)).status).toBe(200);
}

describe('signing in with a provider', () => {
  it('lists the merchant’s providers, and starts only with those', async () => {
    const of = async (merchant: string) => (await gateway.call('signInProviders', { merchant })).envelope.value['providers'];
    expect(await of('ALPHA')).toEqual([
      { id: 'club', name: 'The Club' },
      { id: 'other', name: 'Other' },
      { id: 'silent', name: 'Silent' },
    ]);
    expect(await of('BETA')).toHaveLength(2);
    const begin = (id: string, merchant: string, origin: string) =>
      gateway.call('startSignIn', { merchant, body: { provider: id }, ...from(origin) });
    expect(codeOf(await begin('other', 'BETA', 'https://beta.example'))).toBe('NOT_FOUND');
    expect(codeOf(await begin('club', 'ALPHA', 'https://elsewhere.example'))).toBe('NOT_AVAILABLE');
    expect(codeOf(await begin('silent', 'ALPHA', page))).toBe('UNAVAILABLE');
  });

  it('sends PKCE, state and nonce, and returns to the page that asked', async () => {
    const { address, state } = await start('club', 'https://www.alpha.example');
    const asked = Object.fromEntries(new URL(address).searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: testClient.clientId,
      redirect_uri: 'https://www.alpha.example/sign-in/return',
      code_challenge_method: 'S256',
      state,
    });
    expect(asked['nonce']).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(asked)).not.toContain(testClient.clientSecret);
  });

  it('opens an account for a new member, and the member’s session the next time', async () => {
    const first = await finish(await comeBack('alice'));
    expect(first.envelope.value).toEqual({
      unlinked: true,
      ticket: expect.stringMatching(/^[\w-]{43}$/),
      provider: 'The Club',
      nickname: 'alice of the test',
    });
    const joined = await join(first.envelope.value['ticket'], 'alice2026');
    expect(joined.envelope.value).toMatchObject({ memberInfo: { account: 'alice2026', nickname: 'alice of the test', type: 0 } });
    const again = await finish(await comeBack('alice'));
    expect(again.envelope.value).toMatchObject({ token: expect.any(String), memberInfo: { account: 'alice2026' } });
    const info = await gateway.call('memberInfo', { token: String(again.envelope.value['token']) });
    expect(info.status).toBe(200);
  });

  it('accepts an answer once in a race', async () => {
    await member('bruno', 'bruno2026');
    const answer = await comeBack('bruno');
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => finish(answer)));
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const outcome of outcomes.filter(({ status }) => status !== 200)) expect(codeOf(outcome)).toBe('SIGN_IN_FAILED');
  });

  it('rejects an answer for another start, page, merchant or issuer, a late one, and a used code', async () => {
    await member('carla', 'carla2026');
    const refusal = async (change: (answer: Record<string, string>) => Promise<TestAnswer>) =>
      codeOf(await change(await comeBack('carla')));
    const { state: elsewhere } = await start();
    expect(await refusal((answer) => finish({ ...answer, state: elsewhere })), 'the state of another start: other nonce and verifier').toBe(
      'SIGN_IN_FAILED',
    );
    expect(await refusal((answer) => finish({ ...answer, state: 'invented' }))).toBe('SIGN_IN_FAILED');
    expect(await refusal((answer) => finish(answer, 'https://www.alpha.example'))).toBe('SIGN_IN_FAILED');
    expect(await refusal((answer) => finish(answer, 'https://beta.example', 'BETA'))).toBe('SIGN_IN_FAILED');
    expect(await refusal((answer) => finish({ ...answer, iss: another.issuer }))).toBe('SIGN_IN_FAILED');
    expect(await refusal((answer) => finish({ ...answer, code: `${answer['code']}x` }))).toBe('SIGN_IN_FAILED');
    const late = await comeBack('carla');
    gateway.platform.clock.shiftTo(signInLife);
    expect(codeOf(await finish(late))).toBe('SIGN_IN_FAILED');
    gateway.platform.clock.shiftTo(0);
    expect((await finish(await comeBack('carla'))).status).toBe(200);
  });

  it('rejects a token with another nonce', async () => {
    await member('dora', 'dora2026');
    const { address, state } = await start();
    const answer = await provider.logIn(address, 'dora');
    await gateway.owner.updateTable('sign_in_attempt').set({ nonce: 'another' }).execute();
    expect(codeOf(await finish({ ...answer, state }))).toBe('SIGN_IN_FAILED');
  });

  it('gives one account per ticket and identity', async () => {
    const tickets = await Promise.all(
      Array.from({ length: 2 }, async () => (await finish(await comeBack('elias'))).envelope.value['ticket'] as string),
    );
    const names = ['elias2026', 'elias2027', 'elias2028', 'elias2029'];
    const outcomes = await Promise.all(names.map((name, turn) => join(tickets[turn % 2], name)));
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const outcome of outcomes.filter(({ status }) => status !== 200))
      expect(['CHALLENGE_EXPIRED', 'ALREADY_LINKED']).toContain(codeOf(outcome));
  });

  it('refuses a taken or invalid name, and keeps the ticket for another try', async () => {
    const { envelope } = await finish(await comeBack('fabio'));
    const { ticket } = envelope.value;
    expect(codeOf(await join(ticket, 'x'))).toBe('INVALID_REQUEST');
    await member('fiona', 'fiona2026');
    expect(codeOf(await join(ticket, 'FIONA2026'))).toBe('USERNAME_TAKEN');
    expect((await join(ticket, 'fabio2026')).status).toBe(200);
    expect(codeOf(await join(ticket, 'fabio2027'))).toBe('CHALLENGE_EXPIRED');
  });

  it('is limited in starts per network', async () => {
    const merchant = gateway.platform.merchants.byCode('ALPHA');
    const row = { merchant_id: merchant?.id ?? 0, scope: startLimit.scope, subject: '127.0.0.1', uses: startLimit.uses };
    await gateway.owner
      .insertInto('rate_count')
      .values({ ...row, started_at: gateway.platform.clock.now() })
      .execute();
    expect(codeOf(await gateway.call('startSignIn', { body: { provider: 'club' }, ...from(page) }))).toBe('RATE_LIMITED');
  });

  it('does not let a closed account in', async () => {
    await member('gil', 'gil2026');
    await gateway.owner.updateTable('member').set({ state: 'closed' }).where('username', '=', 'gil2026').execute();
    expect(codeOf(await finish(await comeBack('gil')))).toBe('ACCOUNT_CLOSED');
  });
});

describe('a new member who came by an agent’s link', () => {
  const { link, memberOf, ratesOf, merchantId } = recruitingWorld(gateway);
  const arrive = async (account: string) => (await finish(await comeBack(account))).envelope.value['ticket'];
  const setPaused = (id: number, is_paused: boolean) =>
    gateway.owner.updateTable('invitation_link').set({ is_paused }).where('id', '=', id).execute();

  it('is placed below the agent with its rates, counted once, and attributed to the sub-id', async () => {
    const own = await link(await gateway.logIn('agent2'), { rates: rates({ RNG: 2_000 }) });
    const more = { affiliateCode: own.code.toLowerCase(), invitationSub: 'story-1' };
    const joined = await join(await arrive('ines'), 'ines2026', more);
    expect(joined.envelope.value).toMatchObject({ memberInfo: { account: 'ines2026', type: 0 } });
    const member = await memberOf('ines2026');
    expect(member).toMatchObject({ parent_id: (await memberOf('agent2')).id });
    expect(await ratesOf(member.id)).toEqual({ RNG: 2_000 });
    const counted = gateway.owner.selectFrom('invited_member').select(['member_id', 'sub_id']).where('link_id', '=', own.id);
    expect(await counted.execute()).toEqual([{ member_id: member.id, sub_id: 'story-1' }]);
  });

  it('becomes an agent if the link creates agents', async () => {
    const limits = { mayRecruitAgents: false, mostDirect: 5, levels: 1 };
    const { code } = await link(await gateway.logIn('agent2'), { kind: 'agent', limits });
    const joined = await join(await arrive('joana'), 'joana2026', { affiliateCode: code });
    expect(joined.envelope.value).toMatchObject({ memberInfo: { type: 41 } });
  });

  it('is refused as in a registration while the link is paused, full or expired, and keeps the ticket', async () => {
    const own = await link(await gateway.logIn('agent2'), { cap: 1 });
    const ticket = await arrive('karla');
    const more = { affiliateCode: own.code };
    const refused = async () => fieldsOf(await join(ticket, 'karla2026', more));
    await setPaused(own.id, true);
    expect(await refused()).toEqual({ '/affiliateCode': 'paused' });
    await setPaused(own.id, false);
    expect((await join(ticket, 'karla2026', more)).status).toBe(200);
    const next = await arrive('laura');
    expect(fieldsOf(await join(next, 'laura2026', more))).toEqual({ '/affiliateCode': 'full' });
    await gateway.owner
      .updateTable('invitation_link')
      .set({ cap: null, expires_at: new Date(0) })
      .where('id', '=', own.id)
      .execute();
    expect(fieldsOf(await join(next, 'laura2026', more))).toEqual({ '/affiliateCode': 'expired' });
    expect((await join(next, 'laura2026')).status).toBe(200);
  });

  it('is refused when the agent’s tree is as deep as allowed, and leaves nothing behind', async () => {
    const own = await link(await gateway.logIn('agent2'));
    const ticket = await arrive('marta');
    await setTreeDepth(gateway.owner, merchantId, 1);
    expect(fieldsOf(await join(ticket, 'marta2026', { affiliateCode: own.code }))).toEqual({ '/affiliateCode': 'full' });
    await setTreeDepth(gateway.owner, merchantId, 64);
    expect((await join(ticket, 'marta2026', { affiliateCode: own.code })).status).toBe(200);
  });
});
