import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, registerWorld } from '../../../test/session/register-world.ts';
import { fieldsOf, rates, recruitingWorld, type Link } from '../../../test/agents/recruiting-world.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { setTreeDepth } from '../../../test/agents/tree-depth.ts';

const gateway = await openTestGateway();
const { owner } = gateway;
const { link, memberOf, ratesOf, setTerms } = recruitingWorld(gateway);
const { register, registerMobile, setRule, setFlag, elsewhere } = registerWorld(gateway);
const agent = await gateway.logIn('agent');
let agent2 = '';
const wide = { mayRecruitAgents: true, mostDirect: 200, levels: 5 };
const share = { RNG: 4_800, FISH: 4_000, LIVE: 3_200, PVP: 4_000, SPORTS: 2_400, ESPORTS: 2_400, INHOUSE: 4_800 };

const change = (token: string, { id, note, expiresOn, cap, isPaused }: Link, changes: Partial<Link>) =>
  gateway.call('changeInvitationLink', { token, body: { id, note, expiresOn, cap, isPaused, ...changes } });
const check = (affiliateCode: string, merchant = 'ALPHA') =>
  gateway.call('affiliate', { query: { affiliateCode }, merchant, headers: elsewhere() });
const join = async (code: string, more: object = {}) => register({ affiliateCode: code, ...more });
const registered = async ({ id }: Link) =>
  (await owner.selectFrom('invitation_link').select('registered').where('id', '=', id).executeTakeFirstOrThrow()).registered;

beforeEach(async () => {
  await owner.deleteFrom('rate_count').execute();
  await gateway.control('shiftClock', { offset: 0 });
  await setRule('humanVerification', { enabled: false });
  agent2 = await gateway.logIn('agent2');
  await setTerms('agent2', { rates: share, limits: wide });
});

describe('an invitation link', () => {
  it('places a new member below its agent with its kind and rates, and counts the member', async () => {
    const player = await link(agent2, { rates: rates({ RNG: 2_000, LIVE: 1_000 }), note: ' Autumn ' });
    expect(player).toMatchObject({ code: expect.stringMatching(/^[A-Z2-9]{10}$/), note: 'Autumn', state: 'open', registered: 0 });
    expect((await check(player.code.toLowerCase())).envelope.value).toEqual({ affiliateCode: player.code, kind: 'player' });
    expect(codeOf(await join(player.code, { rates: rates({ RNG: 90_000 }) }))).toBe('INVALID_REQUEST');
    const joined = await join(` ${player.code.toLowerCase()} `, { invitationSub: 'story-1' });
    const { account } = joined.envelope.value['memberInfo'] as { account: string };
    const member = await memberOf(account);
    expect(member).toMatchObject({ type: 0, parent_id: (await memberOf('agent2')).id });
    expect(await ratesOf(member.id)).toEqual({ RNG: 2_000, LIVE: 1_000 });
    expect(await owner.selectFrom('invited_member').select(['link_id', 'sub_id']).where('member_id', '=', member.id).execute()).toEqual([
      { link_id: player.id, sub_id: 'story-1' },
    ]);
    expect(await registered(player)).toBe(1);
  });

  it('creates agents, who recruit within its limits', async () => {
    const limits = { mayRecruitAgents: false, mostDirect: 20, levels: 2 };
    const { code } = await link(agent2, { kind: 'agent', limits });
    expect((await check(code)).envelope.value).toMatchObject({ kind: 'agent' });
    const { envelope } = await join(code);
    const { account, type } = envelope.value['memberInfo'] as { account: string; type: number };
    expect(type).toBe(41);
    const terms = await gateway.call('recruitingTerms', { token: String(envelope.value['token']), query: { language: 'en' } });
    expect(terms.envelope.value).toMatchObject({ limits });
    expect((await memberOf(account)).type).toBe(41);
  });

  it('counts when the form asks for no code, also by mobile, and any other code is then ignored', async () => {
    const own = await link(agent2);
    await setRule('affiliateCode', { enabled: false });
    await setFlag('MOBILENUMREG3', true);
    await setFlag('REGMOBVERF3', false);
    expect(codeOf(await join(own.code))).toBe('done');
    const mobile = { affiliateCode: own.code, mobileNum: '11987001122', countryDialingCode: '55', password: 'Quiet-Mango-42' };
    expect(codeOf(await registerMobile({ ...mobile, confirmPassword: mobile.password }))).toBe('done');
    expect(await registered(own)).toBe(2);
    const other = await join('NOBODYS123');
    expect(await memberOf((other.envelope.value['memberInfo'] as { account: string }).account)).toMatchObject({ parent_id: null });
    await setRule('affiliateCode', { enabled: true });
  });

  it('gives the agent’s current terms when they are lower than the offer', async () => {
    const { code } = await link(agent2, { rates: rates({ RNG: 4_000, LIVE: 1_000 }) });
    await setTerms('agent42', { rates: {}, limits: { mayRecruitAgents: false, mostDirect: 0, levels: 0 } });
    for (const { member_id } of await owner.selectFrom('invited_member').select('member_id').execute())
      await owner.deleteFrom('team_rate').where('member_id', '=', member_id).execute();
    await setTerms('agent2', { rates: { RNG: 1_500 }, limits: wide });
    const { envelope } = await join(code);
    const { account } = envelope.value['memberInfo'] as { account: string };
    expect(await ratesOf((await memberOf(account)).id)).toEqual({ RNG: 1_500 });
  });
});

describe('a link that is not usable', () => {
  const refused = async (code: string) => {
    const [checked, joined] = await Promise.all([check(code), join(code)]);
    expect([codeOf(checked), codeOf(joined)]).toEqual(['INVITATION_CODE_INVALID', 'INVITATION_CODE_INVALID']);
    expect(fieldsOf(checked)).toEqual(fieldsOf(joined));
    return (fieldsOf(joined) as Record<string, string>)['/affiliateCode'];
  };

  it('says so while paused, and works again when resumed', async () => {
    const own = await link(agent2);
    expect((await change(agent2, own, { isPaused: true })).envelope.value).toMatchObject({ state: 'paused', isPaused: true });
    expect(await refused(own.code)).toBe('paused');
    await change(agent2, own, { isPaused: false });
    expect(codeOf(await join(own.code))).toBe('done');
  });

  it('works through its last day in the merchant’s time zone, and not afterwards', async () => {
    const timeZone = gateway.platform.merchants.byCode('ALPHA')?.timeZone ?? '';
    const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(gateway.platform.clock.now());
    const own = await link(agent2, { expiresOn: today });
    expect(own).toMatchObject({ expiresOn: today, state: 'open' });
    expect(codeOf(await join(own.code))).toBe('done');
    await gateway.control('shiftClock', { offset: 24 * 3_600_000 });
    expect(await refused(own.code)).toBe('expired');
    // An expired link may be renamed, and given a new end in the future.
    const later = await gateway.logIn('agent2');
    expect((await change(later, own, { note: 'Over' })).envelope.value).toMatchObject({ note: 'Over', state: 'expired' });
    expect((await change(later, own, { expiresOn: null })).envelope.value).toMatchObject({ state: 'open' });
    expect(fieldsOf(await change(later, own, { expiresOn: '2020-02-29' }))).toEqual({ '/expiresOn': 'minimum' });
    expect(fieldsOf(await change(later, own, { expiresOn: '2030-02-30' }))).toEqual({ '/expiresOn': 'pattern' });
  });

  it('admits exactly as many as its cap, in any race', async () => {
    const own = await link(agent2, { cap: 3 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => join(own.code)));
    expect(answers.filter((answer) => codeOf(answer) === 'done')).toHaveLength(3);
    for (const answer of answers.filter((each) => codeOf(each) !== 'done')) expect(fieldsOf(answer)).toEqual({ '/affiliateCode': 'full' });
    expect(await registered(own)).toBe(3);
    expect(await refused(own.code)).toBe('full');
    expect(fieldsOf(await change(agent2, own, { cap: 2 }))).toEqual({ '/cap': 'minimum' });
    await change(agent2, own, { cap: 4 });
    expect(codeOf(await join(own.code))).toBe('done');
  });

  it('keeps its place when the registration fails', async () => {
    const own = await link(agent2, { cap: 1 });
    expect(codeOf(await join(own.code, { username: 'rafael' }))).toBe('USERNAME_TAKEN');
    expect(codeOf(await join(own.code))).toBe('done');
  });

  it('places no one below an agent that is closed or has its maximum of direct accounts', async () => {
    const own = await link(agent2);
    await gateway.control('changeMemberState', { account: 'agent2', state: 'closed' });
    expect(await refused(own.code)).toBe('closed');
    await gateway.control('changeMemberState', { account: 'agent2', state: 'active' });
    await owner
      .updateTable('agent_limit')
      .set({ most_direct: 0 })
      .where('member_id', '=', (await memberOf('agent42')).id)
      .execute();
    await owner.deleteFrom('agent_limit').where('member_id', 'in', owner.selectFrom('invited_member').select('member_id')).execute();
    await setTerms('agent2', { rates: share, limits: { ...wide, mostDirect: 1 } });
    const full = await join(own.code);
    expect(fieldsOf(full)).toEqual({ '/affiliateCode': 'full' });
    expect(await registered(own)).toBe(0);
  });

  it('places no one below an agent whose tree is as deep as allowed', async () => {
    const own = await link(agent2);
    const { merchant_id } = await memberOf('agent2');
    await setTreeDepth(owner, merchant_id, 1);
    expect(fieldsOf(await join(own.code))).toEqual({ '/affiliateCode': 'full' });
    expect(await registered(own)).toBe(0);
    await setTreeDepth(owner, merchant_id, 64);
  });

  it('does not work at another merchant', async () => {
    const { code } = await link(agent);
    expect(fieldsOf(await check(code, 'BETA'))).toEqual({ '/affiliateCode': 'unknown' });
  });
});

describe('the list of links', () => {
  it('shows only the agent’s own, which no other agent can change', async () => {
    const own = await link(agent2);
    const listed = async (token: string) => {
      const { envelope } = await gateway.call('invitationLinks', { token, query: { limit: 100 } });
      return (envelope.value['items'] as Link[]).map(({ id }) => id);
    };
    expect(await listed(agent2)).toContain(own.id);
    const strangers = [await gateway.logIn('agent'), await gateway.logIn('agent41'), await gateway.logIn('agent42')];
    for (const token of strangers) {
      expect(await listed(token)).not.toContain(own.id);
      expect(codeOf(await change(token, own, { isPaused: true }))).toBe('NOT_FOUND');
      expect(codeOf(await gateway.call('invitationResults', { token, query: { link: own.id } }))).toBe('NOT_FOUND');
    }
    const beta = await gateway.logIn('agent2', 'BETA');
    const { id, note, expiresOn, cap } = own;
    const foreign = await gateway.call('changeInvitationLink', {
      token: beta,
      merchant: 'BETA',
      body: { id, note, expiresOn, cap, isPaused: true },
    });
    expect(codeOf(foreign)).toBe('NOT_FOUND');
    expect(codeOf(await gateway.call('invitationLinks', { token: await gateway.logIn('lucas'), query: { limit: 1 } }))).toBe('FORBIDDEN');
  });

  it('gets one link per key, and none beyond the agent’s own terms', async () => {
    const body = { idempotencyKey: randomUUID(), kind: 'player', rates: [], note: '', expiresOn: null, cap: null };
    const answers = await Promise.all(Array.from({ length: 4 }, () => gateway.call('addInvitationLink', { token: agent2, body })));
    expect(new Set(answers.map(({ envelope }) => envelope.value['id'])).size).toBe(1);
    const beyond = { ...body, idempotencyKey: randomUUID(), rates: rates({ RNG: 4_801 }) };
    expect(fieldsOf(await gateway.call('addInvitationLink', { token: agent2, body: beyond }))).toEqual({ '/rates/RNG': 'maximum' });
  });
});
