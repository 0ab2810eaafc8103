import { routes, type RouteName } from '@livery/contract/routes';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestGateway } from '../../test/test-gateway.ts';

const gateway = await openTestGateway();
beforeEach(() => gateway.control('POST', 'status', { status: 0, maintenance: false, regionRestriction: false }));

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
  ])('%s refuses every call but those that say so and the way out', async (_, status, refusal) => {
    const token = await gateway.logIn();
    await gateway.control('POST', 'status', status);
    const answers = await answersOf(token);
    expect(names.filter((name) => answers.get(name) !== refusal)).toEqual(open);
    for (const name of open) expect(answers.get(name), name).toBe('200 null');
  });

  it('is open without the flag of its status, and when it is put back', async () => {
    for (const status of [
      { ...maintenance, maintenance: false },
      { ...region, regionRestriction: false },
      { status: 0, maintenance: true, regionRestriction: true },
    ]) {
      await gateway.control('POST', 'status', status);
      expect((await gateway.call('gameMenus')).status).toBe(200);
    }
    await gateway.control('POST', 'status', maintenance);
    expect((await gateway.call('gameMenus')).status).toBe(503);
    await gateway.control('POST', 'reset');
    expect((await gateway.call('gameMenus')).status).toBe(200);
  });

  it('closes nobody else, and leaves the control calls', async () => {
    await gateway.control('POST', 'status', maintenance);
    const beta = await gateway.logIn('demo', 'BETA');
    expect((await gateway.call('balance', { token: beta, merchant: 'BETA' })).status).toBe(200);
    expect((await gateway.control('POST', 'balance', { account: 'demo', amount: 1 })).statusCode).toBe(200);
  });

  it('closes within seconds when another gateway of the fleet closes it', async () => {
    expect((await gateway.call('gameMenus')).status).toBe(200);
    await gateway.owner.updateTable('merchant_status').set({ status: 1, maintenance: true }).execute();
    await vi.waitFor(async () => expect((await gateway.call('gameMenus')).status).toBe(503), { timeout: 5_000 });
  });
});
