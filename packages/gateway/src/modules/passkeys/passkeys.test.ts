import { beforeEach, describe, expect, it } from 'vitest';
import { runSweeps } from '../../../test/run-sweeps.ts';
import { SoftAuthenticator, type Deviation } from '../../../test/session/soft-authenticator.ts';
import { openTestGateway, type TestAnswer } from '../../../test/test-gateway.ts';
import { demoPassword } from '../member/demo-accounts.seed.ts';
import { passkeyRequestLimit } from './passkeys.limits.ts';
import { mostPasskeys } from './passkeys.service.ts';
import { passkeySweeps } from './passkeys.sweeps.ts';

const gateway = await openTestGateway({ poolSize: 64 });
const { platform, owner } = gateway;
const origin = 'https://alpha.example';
const minute = 60_000;

beforeEach(async () => {
  platform.clock.shiftTo(0);
  await owner.deleteFrom('passkey_challenge').execute();
  await owner.deleteFrom('passkey').execute();
  await owner.deleteFrom('rate_count').execute();
});

const codeOf = ({ envelope }: TestAnswer): unknown => envelope.value['code'];
type Name = Parameters<typeof gateway.call>[0];
const on = (
  name: Name,
  { token, body, page = origin, merchant = 'ALPHA' }: { token?: string; body?: object; page?: string; merchant?: string },
) =>
  gateway.call(name, {
    merchant,
    ...(token === undefined ? {} : { token }),
    ...(body === undefined ? {} : { body }),
    headers: { origin: page, 'x-forwarded-for': '203.0.113.1' },
  });

type CreationOptions = Parameters<SoftAuthenticator['create']>[0];
type RequestOptions = Parameters<SoftAuthenticator['get']>[0];

const creationFor = async (token: string, page = origin): Promise<CreationOptions> =>
  (await on('passkeyCreation', { token, page, body: { password: demoPassword } })).envelope.value as unknown as CreationOptions;
const request = async (page = origin, merchant = 'ALPHA'): Promise<RequestOptions> =>
  (await on('passkeyRequest', { page, merchant })).envelope.value as unknown as RequestOptions;

async function register(account = 'lucas', page = origin, merchant = 'ALPHA') {
  const token = await gateway.logIn(account, merchant);
  const authenticator = new SoftAuthenticator(page);
  const creation = (await on('passkeyCreation', { token, page, merchant, body: { password: demoPassword } })).envelope.value;
  const credential = authenticator.create(creation as unknown as CreationOptions);
  const added = await on('addPasskey', { token, page, merchant, body: { name: 'Phone', credential } });
  expect(added.status).toBe(200);
  return { token, authenticator, added };
}

async function logInBy(authenticator: SoftAuthenticator, deviation: Deviation = {}): Promise<TestAnswer> {
  return on('passkeyLogin', { body: { credential: authenticator.get(await request(), deviation) } });
}

describe('a passkey', () => {
  it('is created for the page’s host with user verification, and stored with a name', async () => {
    const token = await gateway.logIn('lucas');
    expect(codeOf(await on('passkeyCreation', { token, body: { password: 'Wrong#2026' } }))).toBe('OLD_PASSWORD_WRONG');
    const options = await creationFor(token);
    expect(options).toMatchObject({
      rp: { id: 'alpha.example', name: 'Alpha' },
      user: { name: 'lucas' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
      attestation: 'none',
    });
    const authenticator = new SoftAuthenticator(origin);
    const { status, envelope } = await on('addPasskey', { token, body: { name: 'Phone', credential: authenticator.create(options) } });
    const passkey = { id: authenticator.id, name: 'Phone', createdAt: platform.clock.now().toISOString().slice(0, 10), usedAt: null };
    expect(status).toBe(200);
    expect({ ...envelope.value, createdAt: String(envelope.value['createdAt']).slice(0, 10) }).toEqual(passkey);
    expect(await creationFor(token)).toMatchObject({ excludeCredentials: [{ id: authenticator.id, transports: ['internal'] }] });
  });

  it.each<[string, Deviation]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['no look at the member', { isVerified: false }],
    ['another ceremony', { type: 'webauthn.get' }],
  ])('is not stored after %s', async (_, deviation) => {
    const token = await gateway.logIn('lucas');
    const credential = new SoftAuthenticator(origin).create(await creationFor(token), deviation);
    expect(codeOf(await on('addPasskey', { token, body: { name: 'Phone', credential } }))).toBe('INVALID_REQUEST');
    expect(await owner.selectFrom('passkey').select('id').execute()).toEqual([]);
  });

  it('answers its own challenge once, in time and for its member', async () => {
    const [lucas, marina] = [await gateway.logIn('lucas'), await gateway.logIn('marina')];
    const add = (token: string, options: CreationOptions, deviation: Deviation = {}) =>
      on('addPasskey', { token, body: { name: 'Phone', credential: new SoftAuthenticator(origin).create(options, deviation) } });
    const options = await creationFor(lucas);
    expect(codeOf(await add(marina, options))).toBe('CODE_EXPIRED');
    expect(codeOf(await add(lucas, options, { challenge: 'AAAA' }))).toBe('CODE_EXPIRED');
    expect(codeOf(await add(lucas, options, { challenge: (await request()).challenge }))).toBe('CODE_EXPIRED');
    const copies = await Promise.all(Array.from({ length: 16 }, () => add(lucas, options)));
    expect(copies.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = await creationFor(lucas);
    platform.clock.shiftTo(5 * minute);
    expect(codeOf(await add(lucas, late))).toBe('CODE_EXPIRED');
  });

  it('is one of at most ten, all of its member', async () => {
    const { token, authenticator } = await register();
    const marina = await gateway.logIn('marina');
    const copied = await on('addPasskey', {
      token: marina,
      body: { name: 'Copy', credential: authenticator.create(await creationFor(marina)) },
    });
    expect([copied.status, codeOf(copied)]).toEqual([409, 'ALREADY_LINKED']);
    const options: CreationOptions[] = [];
    for (let time = 0; time < mostPasskeys + 2; time += 1) options.push(await creationFor(token));
    const added = await Promise.all(
      options.map((one) => on('addPasskey', { token, body: { name: 'Phone', credential: new SoftAuthenticator(origin).create(one) } })),
    );
    expect(added.filter(({ status }) => status === 200)).toHaveLength(mostPasskeys - 1);
    expect(codeOf(await on('passkeyCreation', { token, body: { password: demoPassword } }))).toBe('LIMIT_EXCEEDED');
  });

  it('is listed, renamed and removed only by its member', async () => {
    const { token, authenticator } = await register();
    const marina = await gateway.logInConfirmed('marina');
    const { id } = authenticator;
    const names = async (of: string) =>
      ((await on('passkeys', { token: of })).envelope.value['list'] as { name: string }[]).map(({ name }) => name);
    expect(codeOf(await on('renamePasskey', { token: marina, body: { id, name: 'Mine' } }))).toBe('NOT_FOUND');
    expect(codeOf(await on('removePasskey', { token: marina, body: { id } }))).toBe('NOT_FOUND');
    await on('renamePasskey', { token, body: { id, name: 'Laptop' } });
    expect([await names(token), await names(marina)]).toEqual([['Laptop'], []]);
    expect(codeOf(await on('removePasskey', { token, body: { id } }))).toBe('CONFIRMATION_REQUIRED');
    await gateway.call('confirmIdentity', { token, body: { password: demoPassword } });
    expect((await on('removePasskey', { token, body: { id } })).status).toBe(200);
    expect(await names(token)).toEqual([]);
    expect(codeOf(await logInBy(authenticator))).toBe('SIGN_IN_FAILED');
  });

  it.each([
    ['no page', undefined],
    ['a numbered port', 'http://localhost:4001'],
  ])('is not available on %s', async (_, page) => {
    const answer = await gateway.call('passkeyRequest', page === undefined ? {} : { headers: { origin: page, host: new URL(page).host } });
    expect(codeOf(answer)).toBe('NOT_AVAILABLE');
  });

  it('is tied to a brand’s local host in development', async () => {
    expect(await request('http://alpha.localhost:4001')).toMatchObject({ rpId: 'alpha.localhost' });
  });
});

describe('a login by passkey', () => {
  it('needs no account name, counts as two factors and is recorded', async () => {
    const { token, authenticator } = await register();
    const { status, envelope } = await logInBy(authenticator);
    expect(status).toBe(200);
    expect(envelope.value).toMatchObject({ memberInfo: { account: 'lucas' }, passwordExpired: false });
    expect((await gateway.call('memberInfo', { token: String(envelope.value['token']) })).status).toBe(200);
    const [passkey] = (await on('passkeys', { token })).envelope.value['list'] as { usedAt: string }[];
    expect(passkey?.usedAt).not.toBeNull();
  });

  it.each<[string, Deviation]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another page of the merchant', { origin: 'https://www.alpha.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['no look at the member', { isVerified: false }],
    ['another ceremony', { type: 'webauthn.create' }],
    ['another member’s name', { userHandle: Buffer.alloc(32).toString('base64url') }],
  ])('is refused after %s', async (_, deviation) => {
    const { authenticator } = await register();
    const { status, envelope } = await logInBy(authenticator, deviation);
    expect([status, envelope.value['code']]).toEqual([401, 'SIGN_IN_FAILED']);
  });

  it('answers an issued challenge once and in time', async () => {
    const { token, authenticator } = await register();
    const body = async (deviation: Deviation = {}) => ({ credential: authenticator.get(await request(), deviation) });
    expect(codeOf(await on('passkeyLogin', { body: await body({ challenge: 'AAAA' }) }))).toBe('CHALLENGE_EXPIRED');
    expect(codeOf(await on('passkeyLogin', { body: await body({ challenge: (await creationFor(token)).challenge }) }))).toBe(
      'CHALLENGE_EXPIRED',
    );
    const answer = await body();
    const copies = await Promise.all(Array.from({ length: 32 }, () => on('passkeyLogin', { body: answer })));
    expect(copies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(copies.filter((copy) => codeOf(copy) === 'CHALLENGE_EXPIRED')).toHaveLength(31);
    const late = await body();
    platform.clock.shiftTo(5 * minute);
    expect(codeOf(await on('passkeyLogin', { body: late }))).toBe('CHALLENGE_EXPIRED');
  });

  it('is refused when the counter does not advance, since the passkey may be a copy', async () => {
    const { authenticator } = await register();
    expect((await logInBy(authenticator, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 3, 0]) expect(codeOf(await logInBy(authenticator, { counter }))).toBe('SIGN_IN_FAILED');
    expect((await logInBy(authenticator, { counter: 8 })).status).toBe(200);
  });

  it('accepts a passkey that never counts', async () => {
    const { authenticator } = await register();
    for (let time = 0; time < 2; time += 1) expect((await logInBy(authenticator, { counter: 0 })).status).toBe(200);
  });

  it('opens no account of another merchant or host', async () => {
    const { authenticator } = await register('lucas', 'https://beta.example', 'BETA');
    expect(codeOf(await on('passkeyLogin', { body: { credential: authenticator.get(await request(), { origin }) } }))).toBe(
      'SIGN_IN_FAILED',
    );
    const challenge = await request('https://beta.example', 'BETA');
    const atAlpha = await on('passkeyLogin', { body: { credential: authenticator.get(challenge, { origin }) } });
    expect(codeOf(atAlpha)).toBe('CHALLENGE_EXPIRED');

    const { authenticator: www } = await register('lucas', 'https://www.alpha.example');
    expect(codeOf(await on('passkeyLogin', { body: { credential: www.get(await request(), { origin }) } }))).toBe('SIGN_IN_FAILED');
  });

  it('is refused on a page that is not the merchant’s, before anything is read', async () => {
    const { authenticator } = await register();
    const credential = authenticator.get(await request(), { origin: 'https://evil.example' });
    expect(codeOf(await on('passkeyLogin', { page: 'https://evil.example', body: { credential } }))).toBe('FORBIDDEN');
  });

  it('opens no closed account', async () => {
    const { authenticator } = await register('rafael');
    await owner.updateTable('member').set({ state: 'closed' }).where('username', '=', 'rafael').execute();
    expect(codeOf(await logInBy(authenticator))).toBe('ACCOUNT_CLOSED');
    await owner.updateTable('member').set({ state: 'active' }).where('username', '=', 'rafael').execute();
  });

  it('writes no row for a network over its limit, and old challenges are swept', async () => {
    await request();
    await owner.updateTable('rate_count').set({ uses: passkeyRequestLimit.uses }).where('scope', '=', passkeyRequestLimit.scope).execute();
    const rows = async (): Promise<number> => (await owner.selectFrom('passkey_challenge').select('rp_id').execute()).length;
    expect(codeOf(await on('passkeyRequest', {}))).toBe('RATE_LIMITED');
    expect(await rows()).toBe(1);
    await runSweeps(platform, passkeySweeps, new Date(platform.clock.now().getTime() + 5 * minute));
    expect(await rows()).toBe(0);
  });
});
