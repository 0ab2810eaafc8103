import { beforeEach, describe, expect, it } from 'vitest';
import { openTestGateway, type TestAnswer } from '../../../test/test-gateway.ts';
import { demoPassword } from '../member/demo-accounts.seed.ts';
import { pairLimit } from '../session/login.limits.ts';

const gateway = await openTestGateway({ poolSize: 32 });
const { owner } = gateway;
const newPassword = 'Maré#alta-2026';

beforeEach(async () => {
  await gateway.control('reset');
});

const change = (token: string | undefined, body: Record<string, string>, headers: Record<string, string> = {}): Promise<TestAnswer> =>
  gateway.call('changePassword', {
    ...(token === undefined ? {} : { token }),
    body: { newPassword, confirmNewPassword: body['newPassword'] ?? newPassword, ...body },
    headers,
  });
const logIn = (username: string, password: string) =>
  gateway.call('login', { body: { username, password, type: 'username' }, headers: { 'x-forwarded-for': '203.0.113.77' } });
const codeOf = ({ envelope }: TestAnswer): unknown => (envelope.success ? null : envelope.value['code']);
const tokenOf = ({ envelope }: TestAnswer): string => String(envelope.value['token']);
const statusOf = async (token: string): Promise<number> => (await gateway.call('balance', { token })).status;

describe('a password change', () => {
  it('takes the old and new password and the repeated one, by POST with the token and sealed [wire-member-password]', async () => {
    const token = await gateway.logIn('helena');
    const plain = await gateway.call('changePassword', {
      token,
      plain: true,
      body: { oldPassword: demoPassword, newPassword, confirmNewPassword: newPassword },
    });
    expect(codeOf(plain)).toBe('ENCRYPTION_REQUIRED');
    expect(codeOf(await change(undefined, { oldPassword: demoPassword }))).toBe('NOT_LOGGED_IN');
    const { status, envelope } = await change(token, { oldPassword: demoPassword });
    expect({ status, envelope }).toEqual({ status: 200, envelope: { success: true, value: {}, message: null } });
    expect(codeOf(await logIn('helena', demoPassword))).toBe('INVALID_CREDENTIALS');
    expect((await logIn('helena', newPassword)).status).toBe(200);
  });

  it('ends every other session of the member, sends a mail and is recorded', async () => {
    const [other, token, strangers] = [await gateway.logIn('helena'), await gateway.logIn('helena'), await gateway.logIn('lucas')];
    expect((await change(token, { oldPassword: demoPassword }, { 'accept-language': 'pt' })).status).toBe(200);
    expect([await statusOf(other), await statusOf(token), await statusOf(strangers)]).toEqual([401, 200, 200]);
    const mails = await owner
      .selectFrom('message')
      .select(['receiver', 'subject', 'content', 'html'])
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(mails).toMatchObject([{ receiver: 'helena@member.example', subject: 'Sua senha Alpha foi alterada' }]);
    expect(JSON.stringify(mails)).not.toContain(newPassword);
    const act = await owner.selectFrom('audit_log').select(['actor', 'act', 'subject', 'details']).orderBy('id', 'desc').executeTakeFirst();
    expect(act).toEqual({ actor: expect.stringMatching(/^member:\d+$/), act: 'password.change', subject: 'helena', details: {} });
  });

  it('needs the correct old password [valid-23]', async () => {
    const token = await gateway.logIn('helena');
    expect((await change(token, {})).envelope.value).toMatchObject({ code: 'INVALID_REQUEST', fields: { '/oldPassword': 'required' } });
    const { status, envelope } = await change(token, { oldPassword: 'Wrong#2026-x' });
    expect({ status, code: envelope.value['code'] }).toEqual({ status: 403, code: 'OLD_PASSWORD_WRONG' });
    expect(await statusOf(token)).toBe(200);
  });

  it('limits guesses at the old password as a login does', async () => {
    const token = await gateway.logIn('helena');
    const guesses = await Promise.all(Array.from({ length: pairLimit.uses + 6 }, () => change(token, { oldPassword: 'Wrong#2026-x' })));
    expect(guesses.map(codeOf).filter((code) => code === 'OLD_PASSWORD_WRONG')).toHaveLength(pairLimit.uses);
    expect(codeOf(await change(token, { oldPassword: demoPassword }))).toBe('RATE_LIMITED');
  });

  it('needs a matching repetition [valid-25]', async () => {
    const token = await gateway.logIn('helena');
    const { envelope } = await change(token, { oldPassword: demoPassword, confirmNewPassword: `${newPassword}x` });
    expect(envelope.value).toMatchObject({ code: 'INVALID_REQUEST', fields: { '/confirmNewPassword': 'different' } });
  });

  it.each([
    ['maré#alta-2026', 'PASSWORD_TOO_WEAK', 'classes'],
    ['MARÉ#ALTA-2026', 'PASSWORD_TOO_WEAK', 'classes'],
    ['Maré#alta-cheia', 'PASSWORD_TOO_WEAK', 'classes'],
    ['Maréalta2026', 'PASSWORD_TOO_WEAK', 'classes'],
    ['Mar#1', 'PASSWORD_TOO_WEAK', 'length'],
    ['Helena#2026x', 'PASSWORD_TOO_WEAK', 'name'],
    ['Alpha#71-xyk', 'PASSWORD_TOO_WEAK', 'name'],
    ['Abcdef1234!', 'PASSWORD_TOO_WEAK', 'sequence'],
    ['P@ssw0rd', 'PASSWORD_BREACHED', 'breached'],
    [demoPassword, 'PASSWORD_UNCHANGED', 'unchanged'],
  ])('refuses %j with %s [valid-24, valid-26]', async (password, code, problem) => {
    const { envelope } = await change(await gateway.logIn('helena'), { oldPassword: demoPassword, newPassword: password });
    expect(envelope.value['code']).toBe(code);
    expect(envelope.value['fields']).toEqual({ '/newPassword': `password.${problem}` });
    expect((await logIn('helena', demoPassword)).status).toBe(200);
  });

  it('happens once when sent many times at once', async () => {
    const token = await gateway.logIn('helena');
    const wanted = Array.from({ length: pairLimit.uses }, (_, turn) => `Maré#alta-20${turn + 10}`);
    const answers = await Promise.all(wanted.map((password) => change(token, { oldPassword: demoPassword, newPassword: password })));
    const done = answers.flatMap((answer, turn) => (answer.status === 200 ? [wanted[turn] ?? ''] : []));
    expect(done).toHaveLength(1);
    expect((await logIn('helena', done[0] ?? '')).status).toBe(200);
  });
});

describe('a member who has to change the password', () => {
  it('can do nothing else, needs no old password, and may continue in the same session [valid-23, modal-10]', async () => {
    const login = await logIn('default', '123456');
    expect(login.status).toBe(200);
    const token = tokenOf(login);
    expect(codeOf(await gateway.call('balance', { token }))).toBe('PASSWORD_CHANGE_REQUIRED');
    expect(codeOf(await change(token, { newPassword: '123456' }))).toBe('PASSWORD_TOO_WEAK');
    expect((await change(token, {})).status).toBe(200);
    expect(await statusOf(token)).toBe(200);
    expect((await change(token, { newPassword: 'Outra#senha-88' })).envelope.value).toMatchObject({
      code: 'INVALID_REQUEST',
      fields: { '/oldPassword': 'required' },
    });
  });

  it('is free again until the password expires', async () => {
    const expiry = (enabled: boolean) => owner.updateTable('feature_node').set({ enabled }).where('mod_id', '=', 'PASSEXPIRY3').execute();
    await expiry(true);
    try {
      const login = await logIn('expired', demoPassword);
      expect(login.envelope.value).toMatchObject({ passwordExpired: true });
      expect((await change(tokenOf(login), {})).status).toBe(200);
      expect((await logIn('expired', newPassword)).envelope.value).toMatchObject({ passwordExpired: false });
      gateway.platform.clock.shiftTo(91 * 24 * 3_600_000);
      expect((await logIn('expired', newPassword)).envelope.value).toMatchObject({ passwordExpired: true });
    } finally {
      await expiry(false);
    }
  });
});
