import { routes } from '@livery/contract/routes';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestGateway, type TestAnswer } from '../../../test/test-gateway.ts';
import { demoPassword } from '../member/demo-accounts.seed.ts';
import { guessLimit } from '../verification/verification.limits.ts';
import { resetAccountLimit, resetNetworkLimit } from './passwords.limits.ts';
import { sendResetLink } from './reset-link.job.ts';

const gateway = await openTestGateway({ poolSize: 32 });
const { owner, platform } = gateway;
const alpha = platform.merchants.byCode('ALPHA') ?? expect.fail('there is no ALPHA');
const newPassword = 'Maré#alta-2026';
const helena = { username: 'helena', email: 'helena@member.example' };
const mobile = '+5521900000010';
const minute = 60_000;

beforeEach(async () => {
  await gateway.control('reset');
  await gateway.control('reset', {}, 'BETA');
});

const codeOf = ({ envelope }: TestAnswer): unknown => (envelope.success ? null : envelope.value['code']);
const logIn = (password: string) => gateway.call('login', { body: { username: 'helena', password, type: 'username' } });
const ask = (body: Record<string, string> = helena, { merchant = 'ALPHA', headers = {} } = {}) =>
  gateway.call('resetPasswordByEmail', { merchant, body, headers });

/** Runs the jobs that are due now. */
async function runJobs(merchant = alpha): Promise<void> {
  for (const { id } of await owner.selectFrom('password_request').select('id').where('merchant_id', '=', merchant.id).execute())
    await sendResetLink.run({ payload: { requestId: id }, merchant, platform, now: platform.clock.now() });
}

async function mails(subject: RegExp) {
  const all = await owner.selectFrom('message').select(['receiver', 'subject', 'content', 'html']).orderBy('id').execute();
  return all.filter((mail) => subject.test(mail.subject));
}

async function linkFor(headers: Record<string, string> = {}): Promise<string> {
  expect((await ask(helena, { headers })).status).toBe(200);
  await runJobs();
  return (await mails(/new Alpha password|nova senha Alpha/)).at(-1)?.content ?? '';
}
const tokenIn = (text: string): string => /#reset=([\w-]{43})/.exec(text)?.[1] ?? '';
const setByLink = (token: string, password = newPassword, confirmNewPassword = password) =>
  gateway.call('resetPasswordByLink', { body: { token, newPassword: password, confirmNewPassword } });

describe('a reset by email', () => {
  it('is requested by a form with username and email, without token or encryption [wire-member-password-email]', async () => {
    const { status, envelope } = await ask({ username: ' HELENA ', email: 'Helena@Member.example' });
    expect({ status, envelope }).toEqual({ status: 200, envelope: { success: true, value: {}, message: null } });
    const json = await gateway.inject({
      method: 'POST',
      url: routes.resetPasswordByEmail.path,
      headers: { merchant: 'ALPHA', origin: 'https://alpha.example' },
      payload: helena,
    });
    expect(json.statusCode).toBe(400);
    await runJobs();
    expect(await mails(/./)).toMatchObject([{ receiver: 'helena@member.example', subject: 'Crie uma nova senha Alpha' }]);
  });

  it('is accepted only from the site’s own pages, since forms may be sent cross-site', async () => {
    const send = (headers: Record<string, string>) =>
      gateway.inject({
        method: 'POST',
        url: routes.resetPasswordByEmail.path,
        headers: { merchant: 'ALPHA', 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: String(new URLSearchParams(helena)),
      });
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'same-site' },
      {},
    ];
    for (const headers of foreign) expect((await send(headers)).statusCode, JSON.stringify(headers)).toBe(403);
    expect((await send({ origin: 'https://alpha.example' })).statusCode).toBe(200);
  });

  it('does not reveal whether the account exists, by its answer or its work', async () => {
    const rows = async (): Promise<number[]> =>
      (
        await Promise.all([
          owner.selectFrom('password_request').select('id').execute(),
          owner.selectFrom('password_link').select('expires_at').execute(),
        ])
      ).map(({ length }) => length);
    const others = [
      { ...helena, email: 'other@member.example' },
      { ...helena, username: 'nobody' },
      { username: 'closed', email: 'closed@member.example' },
    ];
    const right = await ask();
    const before = await rows();
    for (const other of others) expect((await ask(other)).envelope).toEqual(right.envelope);
    expect(await rows(), 'each leaves the same row behind, and a job looks at it').toEqual([(before[0] ?? 0) + others.length, 0]);
    await runJobs();
    expect((await mails(/./)).map(({ receiver }) => receiver)).toEqual(['helena@member.example']);
    expect(await rows()).toEqual([0, 1]);
  });

  it('says that the username or email does not exist where the brand reveals accounts [error-08]', async () => {
    const wrong = await ask({ ...helena, username: 'nobody' }, { merchant: 'BETA' });
    expect({ status: wrong.status, code: codeOf(wrong) }).toEqual({ status: 404, code: 'USER_NOT_FOUND' });
    expect((await ask(helena, { merchant: 'BETA' })).status).toBe(200);
  });

  it('links to the site where it was requested, in its language, and to no other', async () => {
    expect(await linkFor({ host: 'alpha.localhost:4000' })).toMatch(/http:\/\/alpha\.localhost:4000\/login#reset=[\w-]{43}/);
    expect(await linkFor({ host: 'www.alpha.example', 'accept-language': 'en' })).toContain('http://www.alpha.example/en/login#reset=');
    expect(await linkFor({ host: 'gateway.test' })).toContain('https://alpha.example/login#reset=');
    expect(await linkFor({ host: 'evil.example' })).toContain('https://alpha.example/login#reset=');
  });

  it('stores no token that could be used', async () => {
    const token = tokenIn(await linkFor());
    const kept = await owner.selectFrom('password_link').select('token_hash').execute();
    expect(kept).toHaveLength(1);
    expect(kept[0]?.token_hash.toString('base64url')).not.toContain(token);
  });

  it('is limited per account from everywhere, and per network', async () => {
    const from = (turn: number) => ({ headers: { 'x-forwarded-for': `203.0.113.${turn}` } });
    const toOne = await Promise.all(Array.from({ length: resetAccountLimit.uses + 3 }, (_, turn) => ask(helena, from(turn))));
    expect(toOne.filter((answer) => codeOf(answer) === 'RATE_LIMITED')).toHaveLength(3);
    const fromOne = await Promise.all(
      Array.from({ length: resetNetworkLimit.uses + 3 }, (_, turn) => ask({ ...helena, username: `name${turn}` }, from(250))),
    );
    expect(fromOne.filter((answer) => codeOf(answer) === 'RATE_LIMITED')).toHaveLength(3);
  });
});

describe('the reset link', () => {
  it('sets a new password once, ends every session and notifies the member', async () => {
    const session = await gateway.logIn('helena');
    const token = tokenIn(await linkFor());
    const { status, envelope } = await setByLink(token);
    expect({ status, value: envelope.value }).toEqual({ status: 200, value: { username: 'helena' } });
    expect((await gateway.call('balance', { token: session })).status).toBe(401);
    expect((await logIn(newPassword)).status).toBe(200);
    expect(codeOf(await logIn(demoPassword))).toBe('INVALID_CREDENTIALS');
    expect(codeOf(await setByLink(token, 'Outra#senha-88'))).toBe('CODE_EXPIRED');
    expect(await mails(/foi alterada/)).toHaveLength(1);
  });

  it('works once when used 16 times at once', async () => {
    const token = tokenIn(await linkFor());
    const wanted = Array.from({ length: 16 }, (_, turn) => `Maré#alta-20${turn + 10}`);
    const answers = await Promise.all(wanted.map((password) => setByLink(token, password)));
    const done = answers.flatMap((answer, turn) => (answer.status === 200 ? [wanted[turn] ?? ''] : []));
    expect(done).toHaveLength(1);
    expect(new Set(answers.map(codeOf))).toEqual(new Set([null, 'CODE_EXPIRED']));
    expect((await logIn(done[0] ?? '')).status).toBe(200);
  });

  it('expires after half an hour, with the next link, with a password change, and at another merchant', async () => {
    const first = tokenIn(await linkFor());
    const second = tokenIn(await linkFor());
    expect(codeOf(await setByLink(first))).toBe('CODE_EXPIRED');
    const elsewhere = await gateway.call('resetPasswordByLink', {
      merchant: 'BETA',
      body: { token: second, newPassword, confirmNewPassword: newPassword },
    });
    expect(codeOf(elsewhere)).toBe('CODE_EXPIRED');
    platform.clock.shiftTo(30 * minute);
    expect(codeOf(await setByLink(second))).toBe('CODE_EXPIRED');
    const third = tokenIn(await linkFor());
    const token = await gateway.logIn('helena');
    const body = { oldPassword: demoPassword, newPassword, confirmNewPassword: newPassword };
    expect((await gateway.call('changePassword', { token, body })).status).toBe(200);
    expect(codeOf(await setByLink(third, 'Outra#senha-88'))).toBe('CODE_EXPIRED');
  });

  it('stays valid when the new password is refused', async () => {
    const token = tokenIn(await linkFor());
    expect((await setByLink(token, newPassword, 'Other#2026-x')).envelope.value).toMatchObject({
      fields: { '/confirmNewPassword': 'different' },
    });
    expect(codeOf(await setByLink(token, 'Helena#2026x'))).toBe('PASSWORD_TOO_WEAK');
    expect(codeOf(await setByLink(token, 'P@ssw0rd'))).toBe('PASSWORD_BREACHED');
    expect(codeOf(await setByLink(token, demoPassword))).toBe('PASSWORD_UNCHANGED');
    expect((await setByLink(token)).status).toBe(200);
  });
});

describe('a reset by phone', () => {
  const byPhone = (verificationCode: string, body: Record<string, string> = {}, options: { plain?: boolean; merchant?: string } = {}) =>
    gateway.call('resetPasswordByPhone', { ...options, body: { newPassword, mobileNum: mobile, verificationCode, ...body } });

  /** The mailed text. */
  async function sentCode(): Promise<string> {
    const body = { mobileNum: mobile.slice(3), countryDialingCode: '55', purpose: 'resetPassword' };
    expect((await gateway.call('sendLoginCode', { body })).status).toBe(200);
    const sent = owner.selectFrom('message').select('content').where('receiver', '=', mobile).where('merchant_id', '=', alpha.id);
    return /\d{6}/.exec((await sent.orderBy('id', 'desc').executeTakeFirstOrThrow()).content)?.[0] ?? '';
  }

  it('takes the new password, the number and the code, by POST, sealed and without a token [wire-member-password-verification]', async () => {
    const session = await gateway.logIn('helena');
    const code = await sentCode();
    expect(codeOf(await byPhone(code, {}, { plain: true }))).toBe('ENCRYPTION_REQUIRED');
    const { status, envelope } = await byPhone(code);
    expect({ status, value: envelope.value }).toEqual({ status: 200, value: { username: 'helena' } });
    expect((await gateway.call('balance', { token: session })).status).toBe(401);
    expect((await logIn(newPassword)).status).toBe(200);
    expect(codeOf(await byPhone(code, { newPassword: 'Outra#senha-88' }))).toBe('CODE_INVALID');
    const act = await owner
      .selectFrom('audit_log')
      .select(['actor', 'act', 'subject'])
      .where('act', '=', 'password.reset')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(act).toEqual({ actor: 'proof:sms-code', act: 'password.reset', subject: 'helena' });
  });

  it('needs the code sent to that number for this purpose [valid-29]', async () => {
    const code = await sentCode();
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect(codeOf(await byPhone(wrong))).toBe('CODE_INVALID');
    expect(codeOf(await byPhone(code, { mobileNum: '+5521900000011' }))).toBe('CODE_INVALID');
    expect(codeOf(await byPhone(code, {}, { merchant: 'BETA' }))).toBe('CODE_INVALID');
    expect((await byPhone(code, { mobileNum: 'phone 12' })).envelope.value).toMatchObject({ fields: { '/mobileNum': 'pattern' } });
    expect((await byPhone(code, { mobileNum: '55 123' })).envelope.value).toMatchObject({ fields: { '/mobileNum': 'phone' } });
    expect((await byPhone(code, { mobileNum: '55 (21) 90000-0010' })).status).toBe(200);
  });

  it('needs a valid new password, and keeps the code when it is refused [valid-30, valid-26]', async () => {
    const code = await sentCode();
    for (const [password, refusal] of [
      ['maré#alta-2026', 'PASSWORD_TOO_WEAK'],
      ['Maréalta2026', 'PASSWORD_TOO_WEAK'],
      ['Helena#2026x', 'PASSWORD_TOO_WEAK'],
      ['P@ssw0rd', 'PASSWORD_BREACHED'],
    ] as const)
      expect(codeOf(await byPhone(code, { newPassword: password })), password).toBe(refusal);
    expect((await byPhone(code)).status).toBe(200);
  });

  it('is unavailable when the merchant has it disabled', async () => {
    const code = await sentCode();
    const offer = (enabled: boolean) =>
      owner
        .updateTable('feature_node')
        .set({ enabled })
        .where('mod_id', '=', 'CHNGPASSVERIF3')
        .where('merchant_id', '=', alpha.id)
        .execute();
    await offer(false);
    expect(codeOf(await byPhone(code))).toBe('NOT_AVAILABLE');
    await offer(true);
  });

  it('happens once when 16 requests send one code at once', async () => {
    const code = await sentCode();
    const wanted = Array.from({ length: 16 }, (_, turn) => `Maré#alta-20${turn + 10}`);
    const answers = await Promise.all(wanted.map((password) => byPhone(code, { newPassword: password })));
    const done = answers.flatMap((answer, turn) => (answer.status === 200 ? [wanted[turn] ?? ''] : []));
    expect(done).toHaveLength(1);
    expect((await logIn(done[0] ?? '')).status).toBe(200);
  });

  it('allows five guesses, and answers for an unknown number as for a wrong code', async () => {
    const code = await sentCode();
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const guesses = await Promise.all(Array.from({ length: guessLimit.uses + 3 }, () => byPhone(wrong)));
    expect(guesses.filter((answer) => codeOf(answer) === 'CODE_INVALID')).toHaveLength(guessLimit.uses);
    expect(codeOf(await byPhone(code))).toBe('RATE_LIMITED');
    await gateway.control('reset');
    const nobodys = await sentCode();
    await owner.deleteFrom('member_contact').where('value', '=', mobile).where('merchant_id', '=', alpha.id).execute();
    expect(codeOf(await byPhone(nobodys))).toBe('CODE_INVALID');
  });
});
