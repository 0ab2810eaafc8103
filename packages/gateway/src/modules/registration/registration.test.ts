import { routes } from '@livery/contract/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, goodPassword, registerWorld } from '../../../test/session/register-world.ts';
import { openTestGateway, type TestAnswer } from '../../../test/test-gateway.ts';
import { setTreeDepth } from '../../../test/agents/tree-depth.ts';

const gateway = await openTestGateway({ poolSize: 64 });
const world = registerWorld(gateway);
const { form, register, registerMobile, setFlag, setRule, memberOf, merchantId } = world;
const { owner } = gateway;

beforeAll(() => setRule('humanVerification', { enabled: false }));
beforeEach(() => owner.deleteFrom('rate_count').execute());

const balanceOf = async (token: unknown) => (await gateway.call('balance', { token: String(token) })).envelope.value;
const profileOf = (memberId: number) =>
  owner.selectFrom('member_profile').selectAll().where('member_id', '=', memberId).executeTakeFirstOrThrow();
const referralOf = (memberId: number) =>
  owner.selectFrom('member_referral').selectAll().where('member_id', '=', memberId).executeTakeFirstOrThrow();
const contactsOf = (memberId: number) =>
  owner.selectFrom('member_contact').select(['kind', 'value', 'verified_at']).where('member_id', '=', memberId).orderBy('kind').execute();

describe('registration by username', () => {
  it('opens an account with an empty balance and a session, by a sealed PUT without a token [wire-member-register]', async () => {
    expect(routes.register).toMatchObject({ method: 'PUT', path: '/wps/member/register', audience: 'anyone', encoding: 'sealed' });
    const { status, envelope } = await register({ username: 'Marina7' });
    expect(status).toBe(200);
    expect(envelope.value).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      firstTimeLogin: false,
      passwordExpired: false,
      memberInfo: {
        id: expect.any(Number),
        account: 'marina7',
        nickname: 'Marina7',
        type: 0,
        currency: 'BRL',
        vipLevel: 0,
        sendsToUpline: false,
        sendsToDownline: false,
      },
    });
    expect(await balanceOf(envelope.value['token'])).toMatchObject({ balance: 0 });
    const body = { username: 'MARINA7', password: goodPassword, type: 'username' };
    expect((await gateway.call('login', { body })).status).toBe(200);
  });

  it('puts a welcome letter into the inbox', async () => {
    const { envelope } = await register({ username: 'welcome7' });
    const { envelope: inbox } = await gateway.call('letters', {
      token: String(envelope.value['token']),
      query: { limit: 10, language: 'en' },
    });
    expect(inbox.value['items']).toEqual([
      expect.objectContaining({ topic: 'account', isRead: false, title: expect.stringContaining('Welcome') }),
    ]);
  });

  it('is refused unsealed', async () => {
    expect(codeOf(await gateway.call('register', { body: form(), plain: true }))).toBe('ENCRYPTION_REQUIRED');
  });

  it('gives a name to one of 64 racing requests', async () => {
    const answers = await Promise.all(Array.from({ length: 64 }, () => register({ username: 'wanted64' })));
    const codes = answers.map(codeOf);
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['done', 'USERNAME_TAKEN']));
    expect(await owner.selectFrom('member').select('id').where('username', '=', 'wanted64').execute()).toHaveLength(1);
  });

  it('says that a name is taken in any case of its letters, but not at another merchant', async () => {
    await register({ username: 'helena1' });
    const { status, envelope } = await register({ username: 'HELENA1' });
    expect([status, envelope.value]).toEqual([409, expect.objectContaining({ code: 'USERNAME_TAKEN', fields: { '/username': 'taken' } })]);
    const { id } = gateway.platform.merchants.byCode('BETA') ?? { id: 0 };
    await owner
      .updateTable('register_rule')
      .set({ enabled: false })
      .where('merchant_id', '=', id)
      .where('field', '=', 'humanVerification')
      .execute();
    const elsewhere = await gateway.call('register', { merchant: 'BETA', body: form({ username: 'helena1' }), headers: world.elsewhere() });
    expect(elsewhere.envelope.value['memberInfo']).toMatchObject({ account: 'helena1', currency: 'USD' });
  });

  it('stores what the merchant asks for, and nothing else [entity-15, entity-27]', async () => {
    const told = {
      payeeName: 'Maria da Silva',
      qqNum: '123456',
      line: 'line-id',
      whatsapp: '11987654321',
      facebook: 'maria.fb',
      wechat: 'wx-maria',
      idNumber: '12345678901',
    };
    await register({ ...told, username: 'silent1' });
    const silent = await memberOf('silent1');
    const empty = { full_name: null, qq: null, line: null, whatsapp: null, facebook: null, wechat: null, national_id: null };
    expect(await profileOf(silent?.id ?? 0)).toMatchObject(empty);
    for (const field of Object.keys(told)) await setRule(field, { enabled: true });
    await register({ ...told, username: 'talker1', payeeName: '  Maria da Silva ' });
    for (const field of Object.keys(told)) await setRule(field, { enabled: false });
    const member = await memberOf('talker1');
    expect(await profileOf(member?.id ?? 0)).toMatchObject({
      full_name: 'Maria da Silva',
      qq: '123456',
      line: 'line-id',
      whatsapp: '11987654321',
      facebook: 'maria.fb',
      wechat: 'wx-maria',
      national_id: '12345678901',
    });
  });

  it('stores passwords as hashes, each in its own way [valid-15]', async () => {
    await setRule('paymentPassword', { enabled: true });
    expect((await register({ username: 'payless' })).envelope.value).toMatchObject({ fields: { '/paymentPassword': 'required' } });
    await register({ username: 'payer01', paymentPassword: '135790' });
    await setRule('paymentPassword', { enabled: false });
    const member = await memberOf('payer01');
    const kept = await owner
      .selectFrom('member_credential')
      .select(['kind', 'hash'])
      .where('member_id', '=', member?.id ?? 0)
      .orderBy('kind')
      .execute();
    expect(kept).toEqual([
      { kind: 'password', hash: expect.stringMatching(/^\$argon2id\$/) },
      { kind: 'payment', hash: expect.stringMatching(/^\$argon2id\$/) },
    ]);
  });

  it.each([
    ['iloveyou', 'PASSWORD_BREACHED'],
    ['Dragon#2026', 'PASSWORD_BREACHED'],
    ['aaaaaaaa', 'PASSWORD_TOO_WEAK'],
    ['xMarcela9x', 'PASSWORD_TOO_WEAK'],
  ])('refuses %s, which is easily guessed', async (password, code) => {
    const answer = await register({ username: 'marcela9', password, confirmPassword: password });
    expect(answer.envelope.value).toMatchObject({ code, fields: { '/password': expect.stringMatching(/^password\./) } });
    expect(await memberOf('marcela9')).toBeUndefined();
  });

  it('stores an unused email in lower case and unverified', async () => {
    await register({ username: 'mailer1', email: 'Mailer@Example.com' });
    const member = await memberOf('mailer1');
    expect(await contactsOf(member?.id ?? 0)).toEqual([{ kind: 'email', value: 'mailer@example.com', verified_at: null }]);
    const again = await register({ username: 'mailer2', email: 'mailer@example.COM' });
    expect([again.status, again.envelope.value]).toEqual([
      409,
      expect.objectContaining({ code: 'CONTACT_TAKEN', fields: { '/email': 'taken' } }),
    ]);
    expect(await memberOf('mailer2')).toBeUndefined();
  });
});

describe('registration by mobile', () => {
  const number = { mobileNum: '11987654321', countryDialingCode: '55' };
  const secret = { password: goodPassword, confirmPassword: goodPassword };
  const send = (mobileNo: string) =>
    gateway.call('sendRegisterCode', { body: { username: 'somebody', mobileNo, countryDialingCode: '55' }, headers: world.elsewhere() });

  it('uses the code sent to the number once, and verifies the number [wire-member-register-mobile, wire-verification-sms-register]', async () => {
    expect(routes.registerMobile).toMatchObject({
      method: 'PUT',
      path: '/wps/member/register/mobile',
      audience: 'anyone',
      encoding: 'sealed',
    });
    const sent = await send('11 98765-4321');
    expect(sent.envelope.value).toEqual({ expiredMinutes: 5 });
    const code = await world.codeSentTo('+5511987654321');
    const body = { ...number, ...secret, verificationCode: code, registerUrl: 'https://alpha.example/register' };
    const { envelope } = await registerMobile(body);
    expect(envelope.value['memberInfo']).toMatchObject({ account: '5511987654321', nickname: '***4321' });
    const member = await memberOf('5511987654321');
    expect(await contactsOf(member?.id ?? 0)).toEqual([{ kind: 'mobile', value: '+5511987654321', verified_at: expect.any(Date) }]);
    expect(codeOf(await registerMobile(body))).toBe('CONTACT_TAKEN');
  });

  it('is refused with a wrong code, and opens nothing', async () => {
    await send('11987654322');
    const code = await world.codeSentTo('+5511987654322');
    const wrong = code === '000000' ? '000001' : '000000';
    const body = { ...number, ...secret, mobileNum: '11987654322' };
    expect(codeOf(await registerMobile({ ...body, verificationCode: wrong }))).toBe('CODE_INVALID');
    expect((await registerMobile(body)).envelope.value).toMatchObject({ fields: { '/verificationCode': 'required' } });
    expect(await memberOf('5511987654322')).toBeUndefined();
    expect(codeOf(await registerMobile({ ...body, verificationCode: code }))).toBe('done');
  });

  it('gives an unverified number to the member who proves it', async () => {
    await setRule('mobileNum', { enabled: true });
    const claim = { mobileNum: '11987654323', countryDialingCode: '55' };
    expect(codeOf(await register({ username: 'squatter', ...claim }))).toBe('done');
    expect(codeOf(await register({ username: 'squatter2', ...claim }))).toBe('CONTACT_TAKEN');
    await setRule('mobileNum', { enabled: false });
    await send('11987654323');
    const verificationCode = await world.codeSentTo('+5511987654323');
    expect(codeOf(await registerMobile({ ...claim, ...secret, verificationCode }))).toBe('done');
    const squatter = await memberOf('squatter');
    expect(await contactsOf(squatter?.id ?? 0)).toEqual([]);
  });

  it('asks for the password and the code as their flags say [role-23, role-24]', async () => {
    await setFlag('MOBILENUMPASSREG3', false);
    await setFlag('REGMOBVERF3', false);
    const { envelope } = await registerMobile({ mobileNum: '11987654324', countryDialingCode: '55', password: 'not looked at' });
    expect(envelope.value['token']).toEqual(expect.any(String));
    expect(codeOf(await send('11987654325'))).toBe('NOT_AVAILABLE');
    const member = await memberOf('5511987654324');
    expect(
      await owner
        .selectFrom('member_credential')
        .select('kind')
        .where('member_id', '=', member?.id ?? 0)
        .execute(),
    ).toEqual([]);
    expect(await contactsOf(member?.id ?? 0)).toEqual([{ kind: 'mobile', value: '+5511987654324', verified_at: null }]);
    await setFlag('MOBILENUMPASSREG3', true);
    await setFlag('REGMOBVERF3', true);
    const asked = await registerMobile({ mobileNum: '11987654325', countryDialingCode: '55' });
    expect(asked.envelope.value['fields']).toEqual({ '/password': 'required', '/verificationCode': 'required' });
  });

  it.each(['123', '119876', '0', '+351912345678x', '９９９９９９９９９'])(
    'refuses %s, which is not a valid number of the country',
    async (mobileNum) => {
      await setFlag('REGMOBVERF3', false);
      const { envelope } = await registerMobile({ mobileNum, countryDialingCode: '55', ...secret });
      await setFlag('REGMOBVERF3', true);
      expect(Object.keys(envelope.value['fields'] as object)).toEqual(['/mobileNum']);
      expect(codeOf(await send(mobileNum))).toBe('INVALID_REQUEST');
    },
  );
});

describe('a disabled registration method', () => {
  it('is unavailable [role-21, role-22]', async () => {
    await setFlag('USERNAMEREG3', false);
    await setFlag('MOBILENUMREG3', false);
    expect(codeOf(await register())).toBe('NOT_AVAILABLE');
    expect(codeOf(await registerMobile({ mobileNum: '11987654329', countryDialingCode: '55' }))).toBe('NOT_AVAILABLE');
    await setFlag('USERNAMEREG3', true);
    expect(codeOf(await register())).toBe('done');
    await setFlag('MOBILENUMREG3', true);
  });
});

describe('the upline of a new member', () => {
  const parentOf = async (username: string) => {
    const parent = (await memberOf(username))?.parent_id ?? null;
    if (parent === null) return null;
    return (await owner.selectFrom('member').select('username').where('id', '=', parent).executeTakeFirstOrThrow()).username;
  };

  it('is the agent of the affiliate code, which is looked up by a GET without a token [wire-agent-affiliate]', async () => {
    const look = (affiliateCode: string) => gateway.call('affiliate', { query: { affiliateCode }, headers: world.elsewhere() });
    expect(routes.affiliate).toMatchObject({ method: 'GET', path: '/wps/agent/affiliate', audience: 'anyone' });
    expect((await look('agent02')).envelope.value).toEqual({ affiliateCode: 'AGENT02', kind: 'player' });
    expect(codeOf(await look('NOBODYS'))).toBe('INVITATION_CODE_INVALID');
    await register({ username: 'broughtA', affiliateCode: 'agent02' });
    expect(await parentOf('broughta')).toBe('agent2');
    expect(codeOf(await register({ username: 'broughtB', affiliateCode: 'NOBODYS' }))).toBe('INVITATION_CODE_INVALID');
    expect(await memberOf('broughtb')).toBeUndefined();
  });

  it('is the agent of the member who referred them', async () => {
    await setRule('recommenderId', { enabled: true });
    const lucas = await memberOf('lucas');
    const agent = await memberOf('agent');
    await register({ username: 'broughtC', recommenderId: String(lucas?.id) });
    await register({ username: 'broughtD', recommenderId: String(agent?.id) });
    expect([await parentOf('broughtc'), await parentOf('broughtd')]).toEqual(['agent2', 'agent']);
    const unknown = await register({ recommenderId: '999999999' });
    expect(unknown.envelope.value).toMatchObject({ code: 'INVALID_REQUEST', fields: { '/recommenderId': 'unknown' } });
    await setRule('recommenderId', { enabled: false });
  });

  describe('accepts only its maximum of direct accounts and levels, by any method', () => {
    const id = async (username: string) => (await memberOf(username))?.id ?? 0;
    const setMost = async (most_direct: number) =>
      owner
        .updateTable('agent_limit')
        .set({ most_direct })
        .where('member_id', '=', await id('agent42'))
        .execute();
    const byCode = (code = 'AGENT42X') => register({ affiliateCode: code });
    const answerOf = (answer: TestAnswer) => [codeOf(answer), answer.envelope.value['fields']];

    beforeAll(async () => {
      await owner
        .insertInto('affiliate_code')
        .values({ merchant_id: merchantId, code: 'AGENT42X', member_id: await id('agent42') })
        .execute();
      await setRule('recommenderId', { enabled: true });
    });
    afterAll(async () => {
      await setRule('recommenderId', { enabled: false });
      await setTreeDepth(owner, merchantId, 64);
    });

    it('when joining by code', async () => {
      await setMost(2);
      const answers = await Promise.all(Array.from({ length: 6 }, () => byCode()));
      expect(answers.filter((answer) => codeOf(answer) === 'done')).toHaveLength(2);
      expect(answerOf(await byCode())).toEqual(['INVITATION_CODE_INVALID', { '/affiliateCode': 'full' }]);
    });

    it('when joining by referral', async () => {
      await setMost(0);
      const recommended = await register({ recommenderId: String(await id('agent42')) });
      expect(answerOf(recommended)).toEqual(['INVALID_REQUEST', { '/recommenderId': 'full' }]);
    });

    it('when its tree is as deep as allowed', async () => {
      await setMost(50);
      await setTreeDepth(owner, merchantId, 1);
      expect(answerOf(await byCode())).toEqual(['INVITATION_CODE_INVALID', { '/affiliateCode': 'full' }]);
      await setTreeDepth(owner, merchantId, 64);
      expect(codeOf(await byCode())).toBe('done');
    });
  });

  it('keeps the invitation code with the member, known or not [route-05]', async () => {
    const lucas = await memberOf('lucas');
    const { code } = await referralOf(lucas?.id ?? 0);
    await register({ username: 'invited1', referralCode: code.toLowerCase(), domain: 'alpha.example' });
    const invited = await memberOf('invited1');
    const referral = await referralOf(invited?.id ?? 0);
    expect(referral).toMatchObject({ invited_with: code, inviter_id: lucas?.id, domain: 'alpha.example', merchant_id: merchantId });
    expect(referral.code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
    await register({ username: 'invited2', referralCode: 'GONE' });
    const other = await memberOf('invited2');
    expect(await referralOf(other?.id ?? 0)).toMatchObject({ invited_with: 'GONE', inviter_id: null });
  });
});
