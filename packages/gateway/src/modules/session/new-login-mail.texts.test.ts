import { beforeEach, expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { deliverMessage } from '#ports/messages/deliver-message.ts';
import { demoPassword } from '../member/demo-accounts.seed.ts';
import { controlPath } from '@livery/contract/control/routes';

const gateway = await openTestGateway();
const { platform, owner } = gateway;
const merchant = platform.merchants.byCode('ALPHA') ?? expect.fail('there is no ALPHA');

beforeEach(async () => {
  await gateway.control('reset');
  await owner.deleteFrom('member_contact').execute();
});

async function giveAddress(username: string, value: string, isVerified = true): Promise<void> {
  const { id } = await owner
    .selectFrom('member')
    .select('id')
    .where('merchant_id', '=', merchant.id)
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  const verified = isVerified ? platform.clock.now() : null;
  await owner
    .insertInto('member_contact')
    .values({ merchant_id: merchant.id, kind: 'email', value, member_id: id, verified_at: verified })
    .execute();
}

const logIn = (username: string, ip: string, language = 'en', password = demoPassword, userAgent = 'test') =>
  gateway.call('login', {
    body: { username, password, type: 'username' },
    headers: { 'x-forwarded-for': ip, 'accept-language': language, 'user-agent': userAgent },
  });

/** Runs the jobs that are due now. */
async function deliverAll(): Promise<void> {
  for (const { id } of await owner.selectFrom('message').select('id').where('delivered_at', 'is', null).execute())
    await deliverMessage.run({ payload: { messageId: id }, merchant, platform, now: platform.clock.now() });
}

interface Inbox {
  readonly items: { receiver: string; subject: string; content: string }[];
  readonly next: string | null;
}

async function inbox(query: object, merchantCode = 'ALPHA'): Promise<Inbox> {
  await deliverAll();
  return (await gateway.control('inbox', query, merchantCode)).json().value;
}

it('mails a member about a login from a new network once, in the language of the page', async () => {
  await giveAddress('lucas', 'lucas@member.example');
  for (const ip of ['203.0.113.1', '203.0.113.1', '203.0.113.2']) expect((await logIn('lucas', ip, 'pt')).status).toBe(200);
  await logIn('lucas', '203.0.113.3', 'en');
  const { items } = await inbox({ receiver: 'lucas@member.example', limit: 10 });
  expect(items.map(({ subject }) => subject)).toEqual([
    'New login to your Alpha account',
    'Novo acesso à sua conta Alpha',
    'Novo acesso à sua conta Alpha',
  ]);
  expect(items[0]?.content).toContain('Network: 203.0.113.3');
  expect(items[0]?.content).toMatch(/Time: \d{1,2} \w+ \d{4} at \d{2}:\d{2}:\d{2} GMT-3/);
  expect(items[0]?.content).toContain('help@alpha.example');
});

it('reports a new device, but not a newer version of a known one', async () => {
  await giveAddress('lucas', 'lucas@member.example');
  const agent = (system: string, release: number) => `Mozilla/5.0 (${system}) AppleWebKit/537.36 Chrome/${release}.0.0.0 Safari/537.36`;
  const windows = 'Windows NT 10.0; Win64; x64';
  for (const userAgent of [agent(windows, 155), agent(windows, 156), agent('Linux; Android 16', 156)])
    expect((await logIn('lucas', '203.0.113.1', 'en', demoPassword, userAgent)).status).toBe(200);
  const { items } = await inbox({ receiver: 'lucas@member.example', limit: 10 });
  expect(items.map(({ content }) => /Device: (.*)/.exec(content)?.[1])).toEqual(['Chrome, Android', 'Chrome, Windows']);
});

it('writes to no one without an email, with an unverified one, or after a wrong password', async () => {
  await giveAddress('marina', 'marina@member.example', false);
  await giveAddress('demo', 'demo@member.example');
  await logIn('lucas', '203.0.113.1');
  await logIn('marina', '203.0.113.1');
  await logIn('demo', '203.0.113.1', 'en', 'Wrong#2026');
  expect((await inbox({ limit: 10 })).items).toEqual([]);
});

it('lists the inbox of one merchant in pages, and a reset empties it', async () => {
  await giveAddress('lucas', 'lucas@member.example');
  await giveAddress('demo', 'demo@member.example');
  for (const account of ['lucas', 'demo']) await logIn(account, '203.0.113.1');
  await logIn('lucas', '203.0.113.2');
  const first = await inbox({ limit: 1 });
  const second = await inbox({ limit: 5, after: first.next });
  expect([...first.items, ...second.items].map(({ receiver }) => receiver)).toEqual([
    'lucas@member.example',
    'demo@member.example',
    'lucas@member.example',
  ]);
  expect(second.next).toBeNull();
  expect((await inbox({ limit: 10 }, 'BETA')).items).toEqual([]);
  expect(
    (await gateway.inject({ method: 'GET', url: `${controlPath('inbox')}?limit=1`, headers: { host: '127.0.0.1', merchant: 'ALPHA' } }))
      .statusCode,
  ).toBe(403);
  await gateway.control('reset');
  expect((await inbox({ limit: 10 })).items).toEqual([]);
});
