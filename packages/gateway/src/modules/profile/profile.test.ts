import type { Profile } from '@livery/contract/shapes';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';

const gateway = await openTestGateway({ poolSize: 32 });
const { owner } = gateway;

beforeEach(async () => {
  gateway.platform.clock.shiftTo(0);
  for (const table of ['rate_count', 'message', 'member_profile', 'member_contact'] as const) await owner.deleteFrom(table).execute();
});

const tell = (token: string, body: object, merchant = 'ALPHA') => gateway.call('editProfile', { token, body, merchant });
const read = async (token: string, merchant = 'ALPHA') => (await gateway.call('profile', { token, merchant })).envelope.value as Profile;
const known = async (account: string) =>
  owner
    .selectFrom('member_profile')
    .innerJoin('member', 'member.id', 'member_profile.member_id')
    .selectAll('member_profile')
    .where('username', '=', account)
    .executeTakeFirst();

const everything = {
  payeeName: 'Maria da Silva',
  birthday: '1990-02-28',
  idNumber: '12345678901',
  nationality: 'Brazilian',
  placeOfBirth: 'Recife',
  address: 'Rua das Flores 12',
  whatsapp: '5511987654321',
  telegram: 'maria.s',
  facebook: 'maria.silva',
  line: 'maria-line',
  wechat: 'maria_wx',
  qqNum: '12345678',
  zalo: '84901234567',
};

describe('a profile', () => {
  it('has a field for everything that a member may enter, and masks it [entity-27]', async () => {
    const token = await gateway.logIn();
    const { status, envelope } = await tell(token, { nickname: 'Mari', ...everything });
    expect(status).toBe(200);
    const profile = envelope.value as Profile;
    expect(profile.nickname).toBe('Mari');
    expect(Object.keys(profile.fields).toSorted()).toEqual(Object.keys(everything).toSorted());
    expect(Object.fromEntries(Object.entries(profile.fields).map(([name, { value }]) => [name, value]))).toEqual({
      payeeName: 'M*** d*** S***',
      birthday: '1990-**-**',
      idNumber: '***01',
      nationality: 'Brazilian',
      placeOfBirth: 'Recife',
      address: 'R*** d*** F*** 1***',
      whatsapp: '***21',
      telegram: 'm***',
      facebook: 'm***',
      line: 'm***',
      wechat: 'm***',
      qqNum: '***78',
      zalo: '***67',
    });
    expect(await known('demo')).toMatchObject({ full_name: 'Maria da Silva', birthday: '1990-02-28', national_id: '12345678901' });
    expect((await gateway.call('memberInfo', { token })).envelope.value).toMatchObject({ nickname: 'Mari' });
  });

  it('is saved field by field, can be cleared, and is never saved in part', async () => {
    const token = await gateway.logIn();
    await tell(token, { telegram: ' maria ', address: 'Rua 1' });
    await tell(token, { telegram: '' });
    expect(await known('demo')).toMatchObject({ telegram: null, address: 'Rua 1' });
    const refused = await tell(token, { address: 'Rua 2', qqNum: 'abc', nickname: '' });
    expect(refused.envelope.value).toMatchObject({
      code: 'INVALID_REQUEST',
      fields: { '/qqNum': 'minLength', '/nickname': 'required' },
    });
    expect(await known('demo')).toMatchObject({ address: 'Rua 1' });
  });

  it.each([
    ['idNumber', '1234567890', 'minLength'],
    ['idNumber', '1234567890x', 'pattern'],
    ['whatsapp', '+55 11 98765', 'pattern'],
    ['payeeName', '<script>alert(1)</script>', 'pattern'],
    ['payeeName', 'Maria 🎲', 'pattern'],
    ['address', 'x'.repeat(101), 'maxLength'],
    ['nickname', 'x'.repeat(21), 'maxLength'],
    ['nickname', 'mar\u202Eia', 'pattern'],
    ['birthday', '1990-02-30', 'pattern'],
    ['birthday', '28.02.1990', 'pattern'],
    ['birthday', '2999-01-01', 'pattern'],
    ['birthday', '1800-01-01', 'pattern'],
  ])('refuses %s %j', async (field, value, reason) => {
    const { status, envelope } = await tell(await gateway.logIn(), { [field]: value });
    expect([status, envelope.value['fields']]).toEqual([400, { [`/${field}`]: reason }]);
  });

  it('refuses an oversized value and an unknown field', async () => {
    const token = await gateway.logIn();
    expect((await tell(token, { address: 'x'.repeat(10_000) })).status).toBe(400);
    expect((await tell(token, { member_id: 1 })).status).toBe(400);
  });

  it('accepts a birthday and a national id once when sent many times at once', async () => {
    const token = await gateway.logIn();
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, turn) => tell(token, { birthday: `19${70 + turn}-05-17`, idNumber: `123456789${10 + turn}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status !== 200)?.envelope.value).toMatchObject({
      fields: { '/birthday': 'locked', '/idNumber': 'locked' },
    });
    expect((await tell(token, { birthday: '' })).status).toBe(400);
    expect((await read(token)).fields.birthday).toMatchObject({ isLocked: true });
  });

  it('accepts a member who turns 21 today in the brand’s time zone, and refuses anyone younger [valid-44]', async () => {
    const token = await gateway.logIn();
    gateway.platform.clock.shiftTo(Date.parse('2030-06-01T01:00:00Z') - Date.now());
    const later = await gateway.logIn();
    const answer = (birthday: string) => tell(later, { birthday });
    // It is still May in São Paulo.
    expect((await answer('2009-06-01')).envelope.value['fields']).toEqual({ '/birthday': 'tooYoung' });
    expect((await answer('2009-05-31')).status).toBe(200);
    expect((await read(later)).birthdayAge).toBe(21);
    expect(token).not.toBe(later);
  });

  it('belongs to a member at one merchant, and trial accounts have none', async () => {
    await tell(await gateway.logIn(), { telegram: 'alpha' });
    const beta = await gateway.logIn('demo', 'BETA');
    expect((await read(beta, 'BETA')).fields.telegram.value).toBeNull();
    expect((await gateway.call('profile', { token: await gateway.logIn('trial') })).envelope.value).toMatchObject({
      code: 'TRIAL_REFUSED',
    });
  });
});

describe('a contact', () => {
  const address = 'maria@alpha.example';
  const send = (token: string, body: object) => gateway.call('sendContactCode', { token, body });
  const confirm = (token: string, body: object) => gateway.call('confirmContact', { token, body });
  const sentCode = async (receiver: string) => {
    const { content } = await owner
      .selectFrom('message')
      .select('content')
      .where('receiver', '=', receiver)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return /\d{6}/.exec(content)?.[0] ?? '';
  };
  const confirmMail = async (token: string, value: string) => {
    await send(token, { kind: 'email', value });
    return confirm(token, { kind: 'email', value, code: await sentCode(value.toLowerCase()) });
  };

  it('is saved once its code is confirmed, and shown masked', async () => {
    const token = await gateway.logInConfirmed();
    const { envelope } = await confirmMail(token, 'Maria@alpha.example');
    expect((envelope.value as Profile).contacts).toEqual({
      mobile: { value: null, isConfirmed: false },
      email: { value: 'm***@alpha.example', isConfirmed: true },
    });
    await send(token, { kind: 'mobile', value: '11 98765-4321', countryDialingCode: '55' });
    const code = await sentCode('+5511987654321');
    const { envelope: later } = await confirm(token, { kind: 'mobile', value: '11987654321', countryDialingCode: '55', code });
    expect((later.value as Profile).contacts.mobile).toEqual({ value: '***21', isConfirmed: true });
  });

  it('is not saved with a wrong code, or with the code of another contact', async () => {
    const token = await gateway.logInConfirmed();
    await send(token, { kind: 'email', value: address });
    const code = await sentCode(address);
    expect((await confirm(token, { kind: 'email', value: 'other@alpha.example', code })).envelope.value).toMatchObject({
      code: 'CODE_INVALID',
    });
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect((await confirm(token, { kind: 'email', value: address, code: wrong })).envelope.value).toMatchObject({ code: 'CODE_INVALID' });
    expect((await read(token)).contacts.email.value).toBeNull();
  });

  it('is accepted, including the first one, only after the member has confirmed their identity', async () => {
    const stolen = await gateway.logIn();
    const body = { kind: 'email', value: address };
    const refused = { code: 'CONFIRMATION_REQUIRED', ways: ['password'] };
    expect((await send(stolen, body)).envelope.value).toMatchObject(refused);
    await send(await gateway.logInConfirmed(), body);
    expect((await confirm(stolen, { ...body, code: await sentCode(address) })).envelope.value).toMatchObject(refused);
    expect((await read(stolen)).contacts.email.value).toBeNull();
  });

  it('that changes is announced to the old one, confirmed or not, and to the new one', async () => {
    const token = await gateway.logInConfirmed();
    await confirmMail(token, address);
    await owner.updateTable('member_contact').set({ verified_at: null }).execute();
    await owner.deleteFrom('message').execute();
    const other = 'new@alpha.example';
    expect((await confirmMail(token, other)).status).toBe(200);
    expect((await read(token)).contacts.email.value).toBe('n***@alpha.example');
    const subject = expect.stringMatching(/^(An email address|Um e-mail)/);
    const told = await owner.selectFrom('message').select(['receiver', 'subject']).orderBy('id').execute();
    expect(told.slice(1)).toEqual([
      { receiver: other, subject },
      { receiver: address, subject },
    ]);
  });

  it('that is a new number is announced by text message even if there is an email address', async () => {
    const token = await gateway.logInConfirmed();
    await confirmMail(token, address);
    const mobile = { kind: 'mobile', value: '11987654321', countryDialingCode: '55' };
    await send(token, mobile);
    const code = await sentCode('+5511987654321');
    await owner.deleteFrom('message').execute();
    expect((await confirm(token, { ...mobile, code })).status).toBe(200);
    const told = await owner.selectFrom('message').select(['channel', 'receiver']).orderBy('id').execute();
    expect(told).toEqual([
      { channel: 'mail', receiver: address },
      { channel: 'sms', receiver: '+5511987654321' },
    ]);
  });

  it('of another member is revealed only to its holder, and taken over from one who never confirmed it', async () => {
    const [token, other] = [await gateway.logInConfirmed(), await gateway.logInConfirmed('lucas')];
    await confirmMail(token, address);
    expect((await send(other, { kind: 'email', value: address })).status).toBe(200);
    expect((await confirmMail(other, address)).envelope.value).toMatchObject({ code: 'CONTACT_TAKEN' });
    await owner.updateTable('member_contact').set({ verified_at: null }).execute();
    expect((await confirmMail(other, address)).status).toBe(200);
    expect((await read(token)).contacts.email.value).toBeNull();
  });

  it('is the same phone in Argentina with or without a 9', async () => {
    const confirmMobile = async (token: string, value: string) => {
      await send(token, { kind: 'mobile', value, countryDialingCode: '54' });
      return confirm(token, { kind: 'mobile', value, countryDialingCode: '54', code: await sentCode('+5491150001234') });
    };
    expect((await confirmMobile(await gateway.logInConfirmed(), '11 5000-1234')).status).toBe(200);
    expect((await confirmMobile(await gateway.logInConfirmed('lucas'), '\u202A+54 9 11 5000-1234\u202C')).envelope.value).toMatchObject({
      code: 'CONTACT_TAKEN',
    });
  });

  it.each([
    ['email', 'nobody'],
    ['email', 'a@b'],
    ['mobile', '12'],
    ['mobile', '50001234'],
    ['mobile', '<script>'],
  ])('is refused as %s when it is %j', async (kind, value) => {
    const { envelope } = await send(await gateway.logInConfirmed(), { kind, value, countryDialingCode: '55' });
    expect(envelope.value).toMatchObject({ code: 'INVALID_REQUEST', fields: { '/value': 'pattern' } });
  });
});
