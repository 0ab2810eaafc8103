import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoPassword } from '../member/demo-accounts.seed.ts';
import { phoneCode, startPhoneService, testApiKey } from '../../../test/session/phone-service.ts';
import { openTestGateway, type TestAnswer } from '../../../test/test-gateway.ts';

const service = await startPhoneService();
afterAll(() => service.close());
const gateway = await openTestGateway({ poolSize: 32, signIn: { phones: [{ apiKey: testApiKey, baseUrl: service.baseUrl }] } });
vi.spyOn(gateway.platform.humans, 'verify').mockResolvedValue(true);

beforeEach(async () => {
  for (const table of ['rate_count', 'member_identity', 'sign_in_ticket'] as const) await gateway.owner.deleteFrom(table).execute();
});

const codeOf = ({ envelope }: TestAnswer): unknown => (envelope.success ? 'done' : envelope.value['code']);

async function prove(mobileNum: string, isForLink?: true): Promise<TestAnswer> {
  const asked = await gateway.call('sendSignInCode', { body: { mobileNum, countryDialingCode: '55', humanVerification: 'proof' } });
  const session = String(asked.envelope.value['session']);
  return gateway.call('finishPhoneSignIn', { body: { session, code: phoneCode, ...(isForLink === undefined ? {} : { isForLink }) } });
}
const ticketFor = async (mobileNum: string) => String((await prove(mobileNum, true)).envelope.value['ticket']);
const link = (token: string, ticket: string, password = demoPassword) => gateway.call('linkSignIn', { token, body: { ticket, password } });
const unlink = (token: string, password = demoPassword, provider = 'phone') =>
  gateway.call('unlinkSignIn', { token, body: { provider, password } });
const linksOf = async (token: string) => (await gateway.call('signInLinks', { token })).envelope.value;

/** A member who can log in only by phone. */
async function joined(mobileNum: string, username: string): Promise<string> {
  const { envelope } = await prove(mobileNum);
  const body = { ticket: envelope.value['ticket'], username, isAdult: true, acceptsTerms: true };
  return String((await gateway.call('joinBySignIn', { body })).envelope.value['token']);
}

describe('a member’s linked providers', () => {
  it('are linked with the password, then open the account, and are unlinked with the password', async () => {
    const token = await gateway.logIn('marina');
    const ticket = await ticketFor('11987651001');
    expect(codeOf(await link(token, ticket, 'not it'))).toBe('OLD_PASSWORD_WRONG');
    const linked = await link(token, ticket);
    expect(linked.envelope.value).toEqual({
      list: [{ provider: 'phone', label: '***1001', linkedAt: expect.any(String) }],
      hasPassword: true,
    });
    expect((await prove('11987651001')).envelope.value).toMatchObject({ memberInfo: { account: 'marina' } });
    expect(codeOf(await unlink(token, 'not it'))).toBe('OLD_PASSWORD_WRONG');
    expect((await unlink(token)).envelope.value).toEqual({ list: [], hasPassword: true });
    expect((await prove('11987651001')).envelope.value).toMatchObject({ unlinked: true });
    expect(codeOf(await unlink(token))).toBe('NOT_FOUND');
  });

  it('accept one ticket once, and no identity for two accounts', async () => {
    const [marina, lucas] = [await gateway.logIn('marina'), await gateway.logIn('lucas')];
    const ticket = await ticketFor('11987651002');
    const other = await ticketFor('11987651002');
    const outcomes = await Promise.all([link(marina, ticket), link(lucas, other), link(marina, ticket)]);
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(codeOf(await prove('11987651002', true))).toBe('ALREADY_LINKED');
    const another = await ticketFor('11987651003');
    const whoHas = ((await linksOf(marina))['list'] as unknown[]).length === 1 ? marina : lucas;
    expect(codeOf(await link(whoHas, another)), 'a second phone').toBe('ALREADY_LINKED');
    expect(codeOf(await link(whoHas, 'invented'))).toBe('CHALLENGE_EXPIRED');
  });

  it('always keep the last one', async () => {
    const token = await joined('11987651004', 'phoneonly');
    expect(await linksOf(token)).toMatchObject({ list: [{ provider: 'phone' }], hasPassword: false });
    expect(codeOf(await unlink(token, ''))).toBe('LAST_WAY_IN');
    expect(await linksOf(token)).toMatchObject({ list: [{ provider: 'phone' }] });
    const member = await gateway.owner
      .selectFrom('member')
      .select(['id', 'merchant_id'])
      .where('username', '=', 'phoneonly')
      .executeTakeFirstOrThrow();
    await gateway.owner
      .insertInto('member_identity')
      .values({
        merchant_id: member.merchant_id,
        member_id: member.id,
        issuer: 'https://club.example',
        subject: 's1',
        provider: 'club',
        label: 'Ana',
        linked_at: new Date(),
      })
      .execute();
    const both = await Promise.all([unlink(token, ''), unlink(token, '', 'club')]);
    expect(both.map(codeOf)).toEqual(expect.arrayContaining(['LAST_WAY_IN', 'done']));
    expect((await linksOf(token))['list']).toHaveLength(1);
  });

  it('are visible only to the member', async () => {
    expect((await gateway.call('signInLinks')).status).toBe(401);
    const marina = await gateway.logIn('marina');
    await link(marina, await ticketFor('11987651005'));
    expect((await linksOf(await gateway.logIn('lucas')))['list']).toEqual([]);
  });
});
