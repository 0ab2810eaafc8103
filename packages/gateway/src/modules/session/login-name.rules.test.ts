import { beforeEach, describe, expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { solvedCaptcha } from '../../../test/session/solved-captcha.ts';
import { hashPassword, passwordQueue } from '#identity/password.ts';
import { demoPassword } from '../member/demo-accounts.seed.ts';
import { pairLimit } from './login.limits.ts';

const gateway = await openTestGateway({ poolSize: 16 });
const { owner, platform } = gateway;

const merchantId = (code: string) => platform.merchants.byCode(code)?.id ?? 0;
const idOf = async (username: string, merchant = 'ALPHA'): Promise<number> => {
  const member = owner.selectFrom('member').select('id').where('merchant_id', '=', merchantId(merchant)).where('username', '=', username);
  return (await member.executeTakeFirstOrThrow()).id;
};
const address = 'helena@member.example';
const number = '+5521900000010';

beforeEach(async () => {
  await gateway.control('reset');
  await owner.deleteFrom('member_contact').execute();
  for (const code of ['ALPHA', 'BETA']) {
    const whose = { merchant_id: merchantId(code), member_id: await idOf('helena', code), verified_at: platform.clock.now() };
    const contacts = [
      { kind: 'email', value: address },
      { kind: 'mobile', value: number },
    ] as const;
    await owner
      .insertInto('member_contact')
      .values(contacts.map((contact) => ({ ...whose, ...contact })))
      .execute();
  }
});

const logIn = async (username: string, { password = demoPassword, merchant = 'ALPHA' } = {}) =>
  gateway.call('login', { merchant, body: { username, password, type: 'username', ...(await solvedCaptcha(gateway, { merchant })) } });

/** The account that the login opens, or why it opens none. */
async function opened(username: string, options: Parameters<typeof logIn>[1] = {}): Promise<unknown> {
  const { value } = (await logIn(username, options)).envelope;
  return (value['memberInfo'] as { account: string } | undefined)?.account ?? value['code'];
}

describe('a password login accepts', () => {
  it.each(['helena', ' Helena ', 'HELENA'])('the username, here %j', async (typed) => {
    expect(await opened(typed)).toBe('helena');
  });

  it.each([
    '+5521900000010',
    '+55 (21) 90000-0010',
    'tel:+5521900000010',
    '5521900000010',
    '21900000010',
    '(21) 90000-0010',
    '021 90000 0010',
  ])('a number the member has confirmed, here %j', async (typed) => {
    expect(await opened(typed)).toBe('helena');
  });

  it.each(['helena@member.example', ' Helena@Member.Example '])('an address the member has confirmed, here %j', async (typed) => {
    expect(await opened(typed)).toBe('helena');
  });

  it('no number without a country code if the currency belongs to no country', async () => {
    await owner.updateTable('merchant').set({ currency: 'EUR' }).where('code', '=', 'BETA').execute();
    await expect.poll(() => platform.merchants.byCode('BETA')?.currency, { timeout: 5_000 }).toBe('EUR');
    expect(await opened('21900000010', { merchant: 'BETA' })).toBe('INVALID_CREDENTIALS');
    expect(await opened('+5521900000010', { merchant: 'BETA' })).toBe('helena');
  });
});

describe('a contact', () => {
  it('is refused like an unknown one until it is confirmed', async () => {
    await owner.updateTable('member_contact').set({ verified_at: null }).execute();
    const answers = [];
    for (const typed of ['+5521900000010', 'helena@member.example', '+5521999999999', 'nobody@member.example'])
      answers.push(await logIn(typed));
    for (const { status, envelope } of answers) {
      expect(status).toBe(401);
      expect(envelope.value).toEqual({ code: 'INVALID_CREDENTIALS', requestId: expect.any(String) });
    }
  });

  it('logs in only the member who has confirmed it', async () => {
    const [helena, lucas] = [await idOf('helena'), await idOf('lucas')];
    const hash = await passwordQueue.admit((place) => hashPassword('Another#2026', place));
    await owner.updateTable('member_credential').set({ hash }).where('member_id', '=', lucas).execute();
    const give = (member_id: number) =>
      owner
        .updateTable('member_contact')
        .set({ member_id })
        .where('value', '=', address)
        .where('member_id', 'in', [helena, lucas])
        .execute();
    await give(lucas);
    expect([await opened(address), await opened(address, { password: 'Another#2026' })]).toEqual(['INVALID_CREDENTIALS', 'lucas']);
    await give(helena);
    expect([await opened(address), await opened(address, { password: 'Another#2026' })]).toEqual(['helena', 'INVALID_CREDENTIALS']);
    const again = {
      merchant_id: merchantId('ALPHA'),
      kind: 'email',
      value: address,
      member_id: lucas,
      verified_at: platform.clock.now(),
    } as const;
    await expect(owner.insertInto('member_contact').values(again).execute()).rejects.toThrow(/duplicate key/);
  });

  it('belongs to one merchant', async () => {
    await owner.deleteFrom('member_contact').where('merchant_id', '=', merchantId('BETA')).execute();
    expect([await opened(address, { merchant: 'BETA' }), await opened(address)]).toEqual(['INVALID_CREDENTIALS', 'helena']);
  });

  it('does not override an equal username', async () => {
    const digits = number.replace('+', '');
    const marina = await idOf('marina');
    const name = (username: string) => owner.updateTable('member').set({ username }).where('id', '=', marina).execute();
    await name(digits);
    expect([await opened(digits), await opened(number)]).toEqual([digits, 'helena']);
    await name('marina');
  });
});

describe('failures', () => {
  it('count for the account under every name tried', async () => {
    const names = ['helena', '+5521900000010', '(21) 90000-0010', 'helena@member.example'];
    for (let turn = 0; turn < pairLimit.uses; turn += 1)
      expect(await opened(names[turn % 4] ?? '', { password: 'Wrong#2026' })).toBe('INVALID_CREDENTIALS');
    for (const name of names) expect(await opened(name), name).toBe('RATE_LIMITED');
  });

  it('count for an unknown contact in any spelling', async () => {
    const forms = ['+5521999999999', '21999999999', '(21) 99999-9999', '5521999999999'];
    for (let turn = 0; turn < pairLimit.uses; turn += 1) expect(await opened(forms[turn % 4] ?? '')).toBe('INVALID_CREDENTIALS');
    for (const form of forms) expect(await opened(form), form).toBe('RATE_LIMITED');
  });
});
