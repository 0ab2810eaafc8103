import type { MemberSession } from '@livery/contract/shapes';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { demoPassword } from '../member/demo-accounts.seed.ts';
import { deviceOf, shortenNetwork } from './device-names.rules.ts';

const gateway = await openTestGateway();
beforeEach(async () => {
  gateway.platform.clock.shiftTo(0);
  await gateway.owner.deleteFrom('session').execute();
});

const android = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

const logInFrom = async (userAgent: string, ip: string, account = 'demo') => {
  const { envelope } = await gateway.call('login', {
    body: { username: account, password: demoPassword, type: 'username' },
    headers: { 'user-agent': userAgent, 'x-forwarded-for': ip },
  });
  return String(envelope.value['token']);
};
const list = async (token: string) => (await gateway.call('sessions', { token })).envelope.value['sessions'] as MemberSession[];
const status = async (token: string) => (await gateway.call('balance', { token })).status;

describe('the sessions of a member', () => {
  it('are listed by device, shortened network and time, with the current one marked', async () => {
    const phone = await logInFrom(android, '203.0.113.77');
    gateway.platform.clock.shiftTo(5 * 60_000);
    const computer = await logInFrom(desk, '2001:db8:1:2::77');
    const sessions = await list(computer);
    expect(sessions.map(({ device, isThis }) => [device.browser, device.system, isThis])).toEqual([
      ['Firefox', 'Windows', true],
      ['Chrome', 'Android', false],
    ]);
    expect(sessions.map(({ network }) => network).join()).not.toMatch(/113|77/);
    expect(Date.parse(sessions[0]?.startedAt ?? '') - Date.parse(sessions[1]?.startedAt ?? '')).toBeGreaterThanOrEqual(5 * 60_000);
    expect((await list(phone)).map(({ isThis }) => isThis)).toEqual([true, false]);
  });

  it('end one by one on the server', async () => {
    const [phone, computer] = [await logInFrom(android, '203.0.113.1'), await logInFrom(desk, '203.0.113.2')];
    const other = (await list(computer)).find(({ isThis }) => !isThis);
    const { envelope } = await gateway.call('endSession', { token: computer, body: { id: other?.id } });
    expect(envelope.value['sessions']).toHaveLength(1);
    expect([await status(phone), await status(computer)]).toEqual([401, 200]);
  });

  it('end all at once except the current one', async () => {
    const tokens = [await logInFrom(android, '203.0.113.1'), await logInFrom(desk, '203.0.113.2'), await logInFrom(desk, '203.0.113.3')];
    await gateway.call('endOtherSessions', { token: tokens[1] ?? '' });
    expect(await Promise.all(tokens.map(status))).toEqual([401, 200, 401]);
  });

  it('cannot be seen or ended by another member', async () => {
    const [demo, lucas] = [await logInFrom(desk, '203.0.113.1'), await logInFrom(desk, '203.0.113.1', 'lucas')];
    const [session] = await list(demo);
    expect(await list(lucas)).toHaveLength(1);
    await gateway.call('endSession', { token: lucas, body: { id: session?.id } });
    await gateway.call('endOtherSessions', { token: lucas });
    expect(await status(demo)).toBe(200);
    expect((await gateway.call('endSession', { token: lucas, body: { id: "' OR 1=1" } })).status).toBe(400);
  });
});

describe('a device', () => {
  it.each([
    [android, 'Chrome', 'Android'],
    [desk, 'Firefox', 'Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPhone',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile/15E148 Safari/604.1',
      'Chrome',
      'iPhone',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0', 'Edge', 'macOS'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/142.0.0.0 Safari/537.36', 'Chrome', 'Linux'],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 OPR/100.0', 'Opera', 'Chrome OS'],
    ['curl/8.5.0', null, null],
    ['', null, null],
  ])('with the user agent %j is %s on %s', (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system });
  });

  it.each([
    ['203.0.113.77', '203.0.***'],
    ['2001:db8:1:2::/64', '2001:db8:***'],
  ])('at %s is shown as %s', (network, shown) => {
    expect(shortenNetwork(network)).toBe(shown);
  });
});
