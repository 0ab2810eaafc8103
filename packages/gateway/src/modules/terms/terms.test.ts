import type { ValueOf } from '@livery/contract/shapes';
import { afterEach, expect, it } from 'vitest';
import { sitDown } from '../../../test/games/played.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';

const gateway = await openTestGateway();
const { owner, platform } = gateway;

afterEach(async () => {
  await gateway.control('reset');
});

const changes = { en: 'Withdrawals take a day less.', pt: 'Saques levam um dia a menos.' };
const publish = (version: string) => gateway.control('publishTerms', { version, changes });
const standing = async (token: string, language = 'en') =>
  (await gateway.call('termsConsent', { token, query: { language } })).envelope.value as ValueOf<'termsConsent'>;
const agree = async (token: string, version: string) =>
  (await gateway.call('agreeToTerms', { token, body: { version, language: 'en' } })).envelope.value as ValueOf<'termsConsent'>;

it('does not ask a member who opened the account under these terms', async () => {
  const token = await gateway.logIn('marina');
  expect(await standing(token)).toEqual({ version: '1.0', validFrom: '2025-01-01', changes: null, isAgreed: true });
  expect((await gateway.call('termsConsent', { query: { language: 'en' } })).status).toBe(401);
});

it('asks again when the terms change, shows the changes, and stores the version and the time', async () => {
  const token = await gateway.logIn('marina');
  await publish('2.0');
  expect(await standing(token, 'pt')).toMatchObject({ version: '2.0', changes: changes.pt, isAgreed: false });
  expect(await agree(token, '2.0')).toMatchObject({ version: '2.0', isAgreed: true });
  await agree(token, '2.0');
  const kept = await owner.selectFrom('terms_consent').select(['version', 'agreed_at']).execute();
  expect(kept).toEqual([{ version: '2.0', agreed_at: expect.any(Date) }]);
  expect(Math.abs((kept[0]?.agreed_at.getTime() ?? 0) - platform.clock.now().getTime())).toBeLessThan(60_000);
  expect(await standing(await gateway.logIn('lucas'))).toMatchObject({ isAgreed: false });
});

it('come into force on the next day in the merchant’s time zone', async () => {
  const hour = 3_600_000;
  // One in the morning in London is still the evening before in São Paulo.
  platform.clock.shiftTo(25 * hour - (Date.now() % (24 * hour)));
  const tomorrow = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(platform.clock.now().getTime() + 24 * hour);
  const { value } = (await publish('2.0')).json() as { value: { validFrom: string } };
  expect(value.validFrom).toBe(tomorrow);
  platform.clock.shiftTo(0);
});

it('rejects consent to a version that has changed in the meantime', async () => {
  const token = await gateway.logIn('marina');
  await publish('2.0');
  await publish('2.1');
  expect(await agree(token, '2.0')).toMatchObject({ version: '2.1', isAgreed: false });
  expect(await owner.selectFrom('terms_consent').selectAll().execute()).toEqual([]);
});

it('shows the cost or gain of play in this session, without the one before', async () => {
  const before = await gateway.logIn('marina');
  const play = async (token: string) => (await gateway.call('sessionPlay', { token })).envelope.value as ValueOf<'sessionPlay'>;
  const spin = await sitDown(gateway, before);
  await spin(100);
  await spin(200);
  const { stake, payout, net, since, serverTime } = await play(before);
  expect([stake, net]).toEqual([300, payout - 300]);
  expect(since).toBeLessThanOrEqual(serverTime);
  platform.clock.shiftTo(60_000);
  expect(await play(await gateway.logIn('marina'))).toMatchObject({ stake: 0, payout: 0, net: 0 });
});
