import { routes, type RouteName } from '@livery/contract/routes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestGateway } from '../../test/test-gateway.ts';
import { createApp } from '#http/app.ts';

const gateway = await openTestGateway();
beforeEach(() => gateway.control('setStatus', { status: 0, maintenance: false, regionRestriction: false }));

const names = Object.keys(routes) as RouteName[];
const open = names.filter((name) => routes[name].isOpenWhileClosed);

const maintenance = { status: 1, maintenance: true, regionRestriction: false };
const region = { status: 2, maintenance: false, regionRestriction: true };

async function answersOf(token: string, merchant = 'ALPHA'): Promise<Map<RouteName, unknown>> {
  const answers = new Map<RouteName, unknown>();
  for (const name of names.filter((each) => each !== 'logout')) {
    const { status, envelope } = await gateway.call(name, { token, merchant });
    answers.set(name, `${status} ${envelope.message}`);
  }
  const { status, envelope } = await gateway.call('logout', { token, merchant });
  return answers.set('logout', `${status} ${envelope.message}`);
}

describe('a closed merchant', () => {
  it.each([
    ['under maintenance', maintenance, '503 MAINTENANCE'],
    ['of a blocked region', region, '403 IP_BLOCKED'],
  ])('%s refuses every call except those that stay open while closed', async (_, status, refusal) => {
    const token = await gateway.logIn();
    await gateway.control('setStatus', status);
    const answers = await answersOf(token);
    expect(names.filter((name) => answers.get(name) !== refusal)).toEqual(open);
    for (const name of open.filter((each) => routes[each].audience === 'anyone')) expect(answers.get(name), name).toBe('200 null');
  });

  it('is open when the flag of its status is off, and after a reset', async () => {
    for (const status of [
      { ...maintenance, maintenance: false },
      { ...region, regionRestriction: false },
      { status: 0, maintenance: true, regionRestriction: true },
    ]) {
      await gateway.control('setStatus', status);
      expect((await gateway.call('gameMenus')).status).toBe(200);
    }
    await gateway.control('setStatus', maintenance);
    expect((await gateway.call('gameMenus')).status).toBe(503);
    await gateway.control('reset');
    expect((await gateway.call('gameMenus')).status).toBe(200);
  });

  it('leaves other merchants and the control calls open', async () => {
    await gateway.control('setStatus', maintenance);
    const beta = await gateway.logIn('demo', 'BETA');
    expect((await gateway.call('balance', { token: beta, merchant: 'BETA' })).status).toBe(200);
    expect((await gateway.control('grant', { account: 'demo', amount: 1 })).statusCode).toBe(200);
  });

  it('closes within seconds when another gateway of the fleet closes it', async () => {
    expect((await gateway.call('gameMenus')).status).toBe(200);
    await gateway.owner.updateTable('merchant_status').set({ status: 1, maintenance: true }).execute();
    await vi.waitFor(async () => expect((await gateway.call('gameMenus')).status).toBe(503), { timeout: 5_000 });
  });
});

describe('a blocked network', () => {
  const blocked = { 'x-forwarded-for': '203.0.113.9' };
  const change = async (name: 'blockNetwork' | 'unblockNetwork', network: string, merchant?: string) =>
    (await gateway.control(name, { network }, merchant)).statusCode;
  const menus = async (headers: Record<string, string>, merchant = 'ALPHA') => {
    const { status, envelope } = await gateway.call('gameMenus', { headers, merchant });
    return `${status} ${envelope.message}`;
  };
  beforeEach(() => gateway.control('reset', {}, 'BETA'));
  afterEach(() => gateway.control('reset'));

  it('is refused every call except those of a closed site, and no other network is [system-07]', async () => {
    expect(await menus(blocked)).toBe('200 null');
    expect(await change('blockNetwork', '203.0.113.0/24')).toBe(200);
    for (const name of names) {
      const { status, envelope } = await gateway.call(name, { headers: blocked });
      if (open.includes(name)) expect(envelope.message, name).not.toBe('IP_BLOCKED');
      else expect(`${status} ${envelope.message}`, name).toBe('403 IP_BLOCKED');
    }
    expect((await gateway.call('systemStatus', { headers: blocked })).envelope.value).toMatchObject({ location: { ip: '203.0.113.9' } });
    expect(await menus({ 'x-forwarded-for': '203.0.114.9' })).toBe('200 null');
    expect(await menus(blocked, 'BETA')).toBe('200 null');
  });

  it('is recognized by an address forwarded by a trusted proxy only', async () => {
    await change('blockNetwork', '203.0.113.9');
    expect(await menus({ 'x-forwarded-for': '203.0.113.9, 198.51.100.7' })).toBe('200 null');
    expect(await menus({ 'x-forwarded-for': '198.51.100.7, 203.0.113.9' })).toBe('403 IP_BLOCKED');
    const exposed = await createApp(gateway.platform, { trustedProxies: ['192.0.2.1'], logLevel: 'silent' });
    const { statusCode } = await exposed.inject({ url: routes.gameMenus.path, headers: { merchant: 'ALPHA', ...blocked } });
    expect(statusCode).toBe(200);
    await exposed.close();
  });

  it('may be one address, is stored in one normalized form, and is unblocked by any spelling', async () => {
    expect(await change('blockNetwork', '203.0.113.77/24')).toBe(200);
    expect(await change('blockNetwork', '203.0.113.0/24')).toBe(200);
    expect(await change('blockNetwork', '2001:db8::1')).toBe(200);
    const rows = await gateway.owner.selectFrom('blocked_network').select('network').orderBy('network').execute();
    expect(rows.map(({ network }) => network)).toEqual(['203.0.113.0/24', '2001:db8::1/128']);
    expect(await menus({ 'x-forwarded-for': '2001:db8::1' })).toBe('403 IP_BLOCKED');
    expect(await change('unblockNetwork', '203.0.113.5/24')).toBe(200);
    expect(await menus(blocked)).toBe('200 null');
    expect(await change('unblockNetwork', '203.0.113.0/24')).toBe(404);
  });

  it('is rejected when it is not a network', async () => {
    for (const network of ['203.0.113', '203.0.113.0/33', '203.0.113.0/', '2001:db8::/129', 'fe80::1%eth0', '::1/8/8', 'all', '0x7f.1'])
      expect(await change('blockNetwork', network), network).toBe(400);
  });

  it('is cleared by a reset, and reaches another gateway of the fleet within seconds', async () => {
    await change('blockNetwork', '203.0.113.0/24');
    await gateway.control('reset');
    expect(await menus(blocked)).toBe('200 null');
    const { id } = gateway.platform.merchants.byCode('ALPHA') ?? { id: 0 };
    await gateway.owner.insertInto('blocked_network').values({ merchant_id: id, network: '203.0.113.0/24' }).execute();
    await vi.waitFor(async () => expect(await menus(blocked)).toBe('403 IP_BLOCKED'), { timeout: 5_000 });
  });
});
