import { readFile } from 'node:fs/promises';
import { memberTypes } from '@livery/contract/member-types';
import { routes, type Route, type RouteName } from '@livery/contract/routes';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { lightHash } from '../../test/session/light-passwords.ts';
import { SoftAuthenticator } from '../../test/session/soft-authenticator.ts';
import { openTestGateway, type TestAnswer } from '../../test/test-gateway.ts';
import { demoPassword } from '#modules/member/demo-accounts.seed.ts';
import { sendResetLink } from '#modules/passwords/reset-link.job.ts';
import { hashToken } from './authentication.ts';

const gateway = await openTestGateway({ poolSize: 32 });
const { owner, platform } = gateway;
const alpha = platform.merchants.byCode('ALPHA') ?? expect.fail('there is no ALPHA');
const { id: memberId } = await owner
  .selectFrom('member')
  .select('id')
  .where('merchant_id', '=', alpha.id)
  .where('username', '=', 'lucas')
  .executeTakeFirstOrThrow();

const ownerAddress = 'lucas@home.example';
const thiefAddress = 'thief@bad.example';
const mobile = '+5511955550001';
const paymentPassword = '135790';
const newPassword = 'Maré#alta-2026';
const origin = 'https://alpha.example';
const minute = 60_000;
const own = { merchant_id: alpha.id, member_id: memberId };

beforeEach(async () => {
  platform.clock.shiftTo(0);
  await gateway.control('reset');
  for (const table of ['message', 'member_contact', 'sign_in_ticket', 'member_identity', 'passkey'] as const)
    await owner.deleteFrom(table).execute();
  await owner.updateTable('member').set({ state: 'active' }).where('id', '=', memberId).execute();
  const credentials = { password: demoPassword, payment: paymentPassword };
  for (const [kind, secret] of Object.entries(credentials) as ['password' | 'payment', string][]) {
    const hash = lightHash(secret);
    await owner
      .insertInto('member_credential')
      .values({ ...own, kind, hash, expires_at: null, changed_at: new Date() })
      .onConflict((conflict) => conflict.columns(['merchant_id', 'member_id', 'kind']).doUpdateSet({ hash }))
      .execute();
  }
  // A member who registered but never entered a code.
  await addContact('email', ownerAddress, null);
});

type Kind = 'email' | 'mobile';
const addContact = (kind: Kind, value: string, verified_at: Date | null) =>
  owner
    .insertInto('member_contact')
    .values({ ...own, kind, value, verified_at })
    .execute();
const codeOf = ({ envelope }: TestAnswer): unknown => (envelope.success ? 'done' : envelope.value['code']);
const call = (name: RouteName, token?: string, body?: object): Promise<TestAnswer> =>
  gateway.call(name, {
    ...(token === undefined ? {} : { token }),
    ...(body === undefined ? {} : { body }),
    ...(name === 'archiveFile' ? { query: { part: 1 } } : {}),
    headers: { origin, 'x-forwarded-for': '203.0.113.9' },
  });
const confirm = (token: string, body: object = { password: demoPassword }) => call('confirmIdentity', token, body);

async function codeSentTo(receiver: string): Promise<string> {
  const sent = await owner
    .selectFrom('message')
    .select('content')
    .where('receiver', '=', receiver)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return /\d{6}/.exec(sent?.content ?? '')?.[0] ?? '000000';
}

async function told(): Promise<string[]> {
  const rows = await owner.selectFrom('message').select('receiver').orderBy('id').execute();
  return rows.map(({ receiver }) => receiver);
}

async function held(): Promise<string[]> {
  const rows = await owner.selectFrom('withdrawal_hold').select('reason').where('member_id', '=', memberId).execute();
  return rows.map(({ reason }) => reason);
}

async function oldAccount(): Promise<number> {
  const account = { kind: 'pix', institution: '', branch: '', pix_key_kind: 'email', holder: 'Lucas Lima' } as const;
  const { id } = await owner
    .insertInto('payment_account')
    .values({ ...own, ...account, number: ownerAddress, added_at: new Date(0) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function turnOnFactor(token: string): Promise<{ secret: string; recovery: string }> {
  const { envelope } = await call('enrolSecondFactor', token, { password: demoPassword });
  const secret = String(envelope.value['secret']);
  const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: platform.clock.now().getTime() });
  const confirmed = await call('confirmSecondFactor', token, { code });
  return { secret, recovery: (confirmed.envelope.value['recoveryCodes'] as string[])[0] ?? '' };
}

async function ticket(): Promise<string> {
  const token = 'T'.repeat(43);
  await owner
    .insertInto('sign_in_ticket')
    .values({
      merchant_id: alpha.id,
      ticket_hash: hashToken(token),
      issuer: 'https://id.example',
      subject: 'lucas',
      provider: 'phone',
      nickname: 'Lucas',
      created_at: platform.clock.now(),
    })
    .execute();
  return token;
}

async function resetToken(email: string): Promise<string> {
  await call('resetPasswordByEmail', undefined, { username: 'lucas', email });
  for (const { id } of await owner.selectFrom('password_request').select('id').execute())
    await sendResetLink.run({ payload: { requestId: id }, merchant: alpha, platform, now: platform.clock.now() });
  const sent = await owner.selectFrom('message').select('content').where('receiver', '=', email).orderBy('id', 'desc').executeTakeFirst();
  return /#reset=([\w-]{43})/.exec(sent?.content ?? '')?.[1] ?? 'A'.repeat(43);
}

interface Act {
  /** The request of a thief who has the session but no secret. */
  readonly stolen: object | (() => Promise<object>);
  readonly refusal: string;
  /** The owner's request. `token` belongs to a session with a recent proof. Rows without it are not tested here. */
  readonly rightful?: (token: string) => Promise<object | undefined>;
}

const wrong = 'Wrong#2026';
const setsPassword = { newPassword, confirmNewPassword: newPassword };
const contact = { kind: 'email', value: thiefAddress };
const recent = { refusal: 'CONFIRMATION_REQUIRED' };
const paymentRefused = { refusal: 'PAYMENT_PASSWORD_WRONG' };
const passwordRefused = { refusal: 'OLD_PASSWORD_WRONG' };
const idempotencyKey = 'takeover-0001';
const bankAccount = { kind: 'bank', institution: 'Bank', branch: '1', number: '123456', holder: 'Lucas Lima' };

/** Every call that needs more than a session, and the password resets, which need none. */
const acts: Partial<Record<RouteName, Act>> = {
  sendContactCode: { ...recent, stolen: contact, rightful: async () => contact },
  confirmContact: {
    ...recent,
    stolen: { ...contact, code: '123456' },
    rightful: async (token) => {
      await call('sendContactCode', token, contact);
      return { ...contact, code: await codeSentTo(thiefAddress) };
    },
  },
  removePasskey: {
    ...recent,
    stolen: { id: 'AAAA' },
    rightful: async (token) => ({ id: (await addedPasskey(token)).id }),
  },
  requestArchive: { ...recent, stolen: {}, rightful: async () => undefined },
  archiveFile: { ...recent, stolen: {} },
  passkeyCreation: { ...passwordRefused, stolen: { password: wrong }, rightful: async () => ({ password: demoPassword }) },
  addPasskey: {
    refusal: 'CODE_EXPIRED',
    stolen: async () => ({ name: 'Thief', credential: new SoftAuthenticator(origin).create(await creationOf('marina')) }),
    rightful: async () => ({ name: 'Phone', credential: new SoftAuthenticator(origin).create(await creationOf('lucas')) }),
  },
  linkSignIn: {
    ...passwordRefused,
    stolen: async () => ({ ticket: await ticket(), password: wrong }),
    rightful: async () => ({ ticket: await ticket(), password: demoPassword }),
  },
  unlinkSignIn: {
    ...passwordRefused,
    stolen: { provider: 'phone', password: wrong },
    rightful: async (token) => {
      await call('linkSignIn', token, { ticket: await ticket(), password: demoPassword });
      return { provider: 'phone', password: demoPassword };
    },
  },
  enrolSecondFactor: { ...passwordRefused, stolen: { password: wrong }, rightful: async () => ({ password: demoPassword }) },
  confirmSecondFactor: {
    refusal: 'CODE_INVALID',
    stolen: { code: '123456' },
    rightful: async (token) => {
      const { envelope } = await call('enrolSecondFactor', token, { password: demoPassword });
      const secret = Secret.fromBase32(String(envelope.value['secret']));
      return { code: TOTP.generate({ secret, timestamp: platform.clock.now().getTime() }) };
    },
  },
  renewRecoveryCodes: {
    ...passwordRefused,
    stolen: { password: wrong, method: 'recovery', code: 'aaaa-aaaa-aaaa-aaaa' },
    rightful: async (token) => ({ password: demoPassword, method: 'recovery', code: (await turnOnFactor(token)).recovery }),
  },
  turnOffSecondFactor: {
    ...passwordRefused,
    stolen: { password: wrong, method: 'recovery', code: 'aaaa-aaaa-aaaa-aaaa' },
    rightful: async (token) => ({ password: demoPassword, method: 'recovery', code: (await turnOnFactor(token)).recovery }),
  },
  changePassword: {
    ...passwordRefused,
    stolen: { ...setsPassword, oldPassword: wrong },
    rightful: async () => ({ ...setsPassword, oldPassword: demoPassword }),
  },
  setPaymentPassword: {
    ...passwordRefused,
    stolen: { newPassword: '246802', confirmNewPassword: '246802', loginPassword: wrong },
    rightful: async () => ({ newPassword: '246802', confirmNewPassword: '246802', loginPassword: demoPassword }),
  },
  addPaymentAccount: {
    ...paymentRefused,
    stolen: { ...bankAccount, paymentPassword: '000001' },
    rightful: async () => ({ ...bankAccount, paymentPassword }),
  },
  closeAccount: {
    ...passwordRefused,
    stolen: { password: wrong },
    rightful: async () => {
      const account = await owner
        .selectFrom('account')
        .select('balance')
        .where('member_id', '=', memberId)
        .where('kind', '=', 'CASH')
        .where('unit', '=', 'BRL')
        .executeTakeFirst();
      const amount = -(account?.balance ?? 0);
      if (amount !== 0) await gateway.control('grant', { account: 'lucas', amount });
      return { password: demoPassword };
    },
  },
  requestWithdrawal: { ...paymentRefused, stolen: { accountId: 1, amount: 10_000, paymentPassword: '000001', idempotencyKey } },
  transferToUpline: { ...paymentRefused, stolen: { receiver: 1, amount: 10_000, paymentPassword: '000001', idempotencyKey } },
  transferToDownline: { ...paymentRefused, stolen: { receiver: 1, amount: 10_000, paymentPassword: '000001', idempotencyKey } },
  redeemReward: { ...paymentRefused, stolen: { goodId: 1, quantity: 1, points: 1, paymentPassword: '000001', idempotencyKey } },
  convertPoints: { ...paymentRefused, stolen: { points: 100, amount: 1, paymentPassword: '000001', idempotencyKey } },
  resetPasswordByLink: {
    refusal: 'CODE_EXPIRED',
    stolen: { ...setsPassword, token: 'A'.repeat(43) },
    rightful: async () => ({ ...setsPassword, token: await resetToken(ownerAddress) }),
  },
  resetPasswordByPhone: {
    refusal: 'CODE_INVALID',
    stolen: { newPassword, mobileNum: mobile, verificationCode: '123456' },
    rightful: async () => {
      await addContact('mobile', mobile, new Date());
      await call('sendLoginCode', undefined, { mobileNum: mobile.slice(3), countryDialingCode: '55', purpose: 'resetPassword' });
      return { newPassword, mobileNum: mobile, verificationCode: await codeSentTo(mobile) };
    },
  },
};

async function creationOf(account: string) {
  const { envelope } = await call('passkeyCreation', await gateway.logIn(account), { password: demoPassword });
  return envelope.value as unknown as Parameters<SoftAuthenticator['create']>[0];
}

async function addedPasskey(token: string): Promise<SoftAuthenticator> {
  const authenticator = new SoftAuthenticator(origin);
  await call('addPasskey', token, { name: 'Phone', credential: authenticator.create(await creationOf('lucas')) });
  return authenticator;
}

interface Row {
  readonly call: RouteName;
  readonly asks: Route['asks'];
  readonly isTold: boolean;
  readonly holds: string;
}

/** The table in docs/security.md. */
async function readRows(): Promise<Row[]> {
  const text = await readFile(new URL('../../../../docs/security.md', import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => /^\| [^|]+ \| `\w+` +\|/.test(line));
  return lines.map((line) => {
    const [, , name = '', asks = '', whom = '', holds = ''] = line.split('|').map((cell) => cell.trim());
    return {
      call: name.replaceAll('`', '') as RouteName,
      asks: asks.startsWith('recent proof') ? 'recentProof' : asks.startsWith('own proof') ? 'ownProof' : 'nothing',
      isTold: whom === 'owner',
      holds,
    };
  });
}
const rows = await readRows();

describe('the table of acts that outlive a session', () => {
  it('has a row for every call that asks for more than a session, and an attack for every row', () => {
    const asking = (Object.entries(routes) as [RouteName, Route][]).filter(([, { asks }]) => asks !== 'nothing');
    const withoutSession = rows.filter(({ call: name }) => routes[name].audience === 'anyone').map(({ call: name }) => [name, 'nothing']);
    const expected = [...asking.map(([name, { asks }]) => [name, asks]), ...withoutSession];
    const asked = rows.map(({ call: name, asks }) => `${name} ${asks}`);
    expect(asked.toSorted()).toEqual(expected.map(([name, asks]) => `${name} ${asks}`).toSorted());
    expect(Object.keys(acts).toSorted()).toEqual(rows.map(({ call: name }) => name).toSorted());
  });

  it.each(rows)('refuses $call to a caller who has only the session', async ({ call: name, asks }) => {
    const act = acts[name] ?? expect.fail('the act is unknown');
    const type = routes[name].audience === 'agent' ? memberTypes.agent : memberTypes.player;
    await owner.updateTable('member').set({ type }).where('id', '=', memberId).execute();
    const stolen = await gateway.logIn('lucas');
    const body = typeof act.stolen === 'function' ? await act.stolen() : act.stolen;
    const [withoutToken, hasBody] = [routes[name].audience === 'anyone', Object.keys(body).length > 0];
    await owner.deleteFrom('message').execute();
    expect(codeOf(await call(name, withoutToken ? undefined : stolen, hasBody ? body : undefined))).toBe(act.refusal);
    if (asks === 'recentProof') expect(act.refusal).toBe('CONFIRMATION_REQUIRED');
    expect([await told(), await held()]).toEqual([[], []]);
  });

  it.each(rows.filter(({ call: name }) => acts[name]?.rightful !== undefined))(
    'lets the owner do $call, notifies the owner and holds withdrawals as listed',
    async ({ call: name, isTold, holds }) => {
      const { rightful } = acts[name] ?? {};
      const token = await gateway.logInConfirmed('lucas');
      const body = await rightful?.(token);
      await owner.deleteFrom('message').execute();
      expect(codeOf(await call(name, routes[name].audience === 'anyone' ? undefined : token, body))).toBe('done');
      expect((await told()).includes(ownerAddress)).toBe(isTold);
      const reasons = await held();
      if (holds === 'nothing') expect(reasons).toEqual([]);
      else if (holds === 'the new account') expect(reasons).toEqual(['newAccount']);
      else expect(['passwordReset', 'contactChanged', 'paymentPasswordReset']).toContain(reasons[0]);
    },
  );
});

describe('a thief with a stolen session', () => {
  it('cannot add a contact, and even with a recent proof cannot withdraw money', async () => {
    const stolen = await gateway.logIn('lucas');
    expect(codeOf(await call('sendContactCode', stolen, contact))).toBe('CONFIRMATION_REQUIRED');
    expect(codeOf(await call('confirmContact', stolen, { ...contact, code: await codeSentTo(thiefAddress) }))).toBe(
      'CONFIRMATION_REQUIRED',
    );
    expect(await resetToken(thiefAddress)).toBe('A'.repeat(43));

    // From here on, the thief has the proof too.
    const aged = await oldAccount();
    await gateway.control('grant', { account: 'lucas', amount: 100_000 });
    await confirm(stolen);
    await call('sendContactCode', stolen, contact);
    expect(codeOf(await call('confirmContact', stolen, { ...contact, code: await codeSentTo(thiefAddress) }))).toBe('done');
    expect(await told()).toContain(ownerAddress);
    const token = await resetToken(thiefAddress);
    expect(codeOf(await call('resetPasswordByLink', undefined, { ...setsPassword, token }))).toBe('done');
    const { envelope } = await call('login', undefined, { username: 'lucas', password: newPassword, type: 'username' });
    const thief = String(envelope.value['token']);
    const reset = { newPassword: '246802', confirmNewPassword: '246802', loginPassword: newPassword };
    expect(codeOf(await call('setPaymentPassword', thief, reset))).toBe('done');
    const added = await call('addPaymentAccount', thief, { ...bankAccount, holder: 'Lucas Lima', paymentPassword: '246802' });
    const accounts = added.envelope.value['accounts'] as { accountId: number }[];
    for (const accountId of [aged, accounts.at(-1)?.accountId ?? 0]) {
      const wish = { accountId, amount: 10_000, paymentPassword: '246802', idempotencyKey: `thief-${accountId}-000` };
      expect(codeOf(await call('requestWithdrawal', thief, wish))).toBe('WITHDRAWALS_HELD');
    }
    expect(await owner.selectFrom('withdrawal').selectAll().where('member_id', '=', memberId).execute()).toEqual([]);
  });
});

describe('a recent proof', () => {
  const tries = (token: string) => call('requestArchive', token);

  it('counts for five minutes, only in the session that gave it', async () => {
    const [token, other] = [await gateway.logIn('lucas'), await gateway.logIn('lucas')];
    const { value } = (await confirm(token)).envelope;
    expect(Date.parse(String(value['until'])) - platform.clock.now().getTime()).toBeGreaterThan(4 * minute);
    expect(codeOf(await tries(other))).toBe('CONFIRMATION_REQUIRED');
    platform.clock.shiftTo(5 * minute + 1_000);
    expect(codeOf(await tries(token))).toBe('CONFIRMATION_REQUIRED');
    await confirm(token);
    expect(codeOf(await tries(token))).toBe('done');
  });

  it('can be a code of the second factor, once', async () => {
    const token = await gateway.logIn('lucas');
    const { recovery } = await turnOnFactor(token);
    expect((await tries(token)).envelope.value).toMatchObject({ code: 'CONFIRMATION_REQUIRED', ways: ['password', 'code'] });
    const body = { method: 'recovery', code: recovery };
    expect(codeOf(await confirm(token, { ...body, code: 'aaaa-aaaa-aaaa-aaaa' }))).toBe('CODE_INVALID');
    expect(codeOf(await confirm(token, body))).toBe('done');
    expect(codeOf(await confirm(token, body))).toBe('CODE_INVALID');
    expect(codeOf(await tries(token))).toBe('done');
  });

  it('allows five wrong passwords, even when many are sent at once', async () => {
    const token = await gateway.logIn('lucas');
    const answers = await Promise.all(Array.from({ length: 16 }, () => confirm(token, { password: wrong })));
    expect(answers.filter((answer) => codeOf(answer) === 'OLD_PASSWORD_WRONG')).toHaveLength(5);
    expect(codeOf(await confirm(token))).toBe('RATE_LIMITED');
    expect(codeOf(await tries(token))).toBe('CONFIRMATION_REQUIRED');
  });

  it('is a login within five minutes for a member with neither password nor second factor', async () => {
    const token = await gateway.logIn('lucas');
    await owner.deleteFrom('member_credential').where('member_id', '=', memberId).execute();
    const first = { newPassword: '246802', confirmNewPassword: '246802' };
    platform.clock.shiftTo(5 * minute + 1_000);
    for (const [name, body] of [
      ['setPaymentPassword', first],
      ['passkeyCreation', { password: '' }],
      ['enrolSecondFactor', { password: '' }],
      ['closeAccount', { password: '' }],
      ['requestArchive', undefined],
    ] as const)
      expect((await call(name, token, body)).envelope.value, name).toMatchObject({ code: 'CONFIRMATION_REQUIRED', ways: [] });
    expect(codeOf(await confirm(token, { password: 'anything' }))).toBe('CONFIRMATION_REQUIRED');
    platform.clock.shiftTo(0);
    expect(codeOf(await call('setPaymentPassword', token, first))).toBe('done');
  });

  it('is required of a session that may only change the password, once it is five minutes old', async () => {
    const token = await gateway.logIn('lucas');
    await owner.updateTable('session').set({ scope: 'passwordChange' }).where('member_id', '=', memberId).execute();
    platform.clock.shiftTo(5 * minute + 1_000);
    expect(codeOf(await call('changePassword', token, setsPassword))).toBe('CONFIRMATION_REQUIRED');
    expect(codeOf(await confirm(token))).toBe('done');
    expect(codeOf(await call('changePassword', token, setsPassword))).toBe('done');
  });
});
