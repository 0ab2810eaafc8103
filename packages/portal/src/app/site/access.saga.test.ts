import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure, type FailureCode } from '#api/api-failure.ts';
import { accessDecided, selectClosure, statusLoaded, type SystemStatus } from '#shared/facts/site.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { quietPage } from '#testing/test-world.ts';
import { makeDomainCheckSaga, makeReopeningSaga } from './access.saga.ts';

const open: SystemStatus = { status: 0, maintenance: false, regionRestriction: false, endTime: null, location: { ip: '10.0.0.1' } };
const maintenance: SystemStatus = { ...open, status: 1, maintenance: true };

function aWorld() {
  const gateway = {
    status: open,
    refusal: null as FailureCode | null,
    domains: { mainDomain: 'acme.example', domainRoute: ['acme.example'] },
    asked: [] as string[],
  };
  const answer = <Value>(name: string, value: () => Value, refusal: () => FailureCode | null) => {
    gateway.asked.push(name);
    const code = refusal();
    if (code !== null) throw new ApiFailure({ code, status: 0, requestId: null });
    return value();
  };
  const api = {
    getStatus: async () =>
      answer(
        'status',
        () => gateway.status,
        () => (gateway.refusal === 'NETWORK' ? 'NETWORK' : null),
      ),
    getDomainRoutes: async () =>
      answer(
        'domains',
        () => gateway.domains,
        () => gateway.refusal,
      ),
  };
  const page = { ...quietPage(), hasViewer: true };
  page.isVisible = () => page.hasViewer;
  let reloads = 0;
  page.reload = () => void (reloads += 1);
  const store = createAppStore();
  return { gateway, api, page, store, reloads: () => reloads, closure: () => selectClosure(store.getState()) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

describe('the domain check', () => {
  const check = async (change: (world: ReturnType<typeof aWorld>) => void = () => undefined) => {
    const world = aWorld();
    change(world);
    world.store.run('check', makeDomainCheckSaga(world));
    await pass(0);
    return world.closure();
  };

  test('passes for the operator’s domain and fails for another [error-05]', async () => {
    expect(await check()).toBeNull();
    expect(await check(({ gateway }) => void (gateway.domains = { mainDomain: 'other.example', domainRoute: [] }))).toBe('domain');
  });

  test('admits no one refused by another call', async () => {
    expect(await check(({ store }) => void store.dispatch(accessDecided('IP_BLOCKED')))).toBe('address');
  });

  test.each(['NETWORK', 'NOT_AVAILABLE', 'MALFORMED_ANSWER'] as const)('admits the visitor when it cannot be made: %s', async (code) => {
    expect(await check(({ gateway }) => void (gateway.refusal = code))).toBeNull();
  });
});

describe('a closed site', () => {
  function closed(world = aWorld()) {
    world.store.run('reopening', makeReopeningSaga({ ...world, random: () => 0 }));
    return world;
  }

  test('is checked again at growing intervals, and reloaded once it is open', async () => {
    const world = closed();
    world.gateway.status = maintenance;
    world.store.dispatch(statusLoaded(maintenance));
    await pass(29);
    expect(world.gateway.asked).toEqual([]);
    await pass(1);
    expect(world.gateway.asked).toEqual(['status']);
    await pass(44);
    expect(world.gateway.asked).toEqual(['status']);
    await pass(1);
    expect(world.gateway.asked).toEqual(['status', 'status']);
    world.gateway.status = open;
    expect(world.reloads()).toBe(0);
    await pass(70);
    expect([world.reloads(), world.closure()]).toEqual([1, null]);
    await pass(600);
    expect(world.reloads()).toBe(1);
    world.store.stop();
  });

  test('is detected by a saga started later, and reopens at once when another check finds it open', async () => {
    const world = aWorld();
    world.store.dispatch(statusLoaded(maintenance));
    closed(world);
    await pass(5);
    world.store.dispatch(statusLoaded(open));
    expect(world.reloads()).toBe(1);
    world.store.stop();
  });

  test('stays closed while the gateway does not answer, and is not checked in a hidden tab', async () => {
    const world = closed();
    world.store.dispatch(statusLoaded(maintenance));
    world.gateway.refusal = 'NETWORK';
    await pass(31);
    expect([world.closure(), world.reloads()]).toEqual(['maintenance', 0]);
    world.page.hasViewer = false;
    const before = world.gateway.asked.length;
    await pass(3600);
    expect(world.gateway.asked).toHaveLength(before);
    world.store.stop();
  });

  test.each(['IP_BLOCKED', 'MERCHANT_MISMATCH'] as const)('for one visitor alone reopens once %s is over', async (code) => {
    const world = closed();
    world.gateway.refusal = code;
    world.store.dispatch(accessDecided(code));
    await pass(31);
    expect(world.gateway.asked).toEqual(['status', 'domains']);
    expect(world.reloads()).toBe(0);
    world.gateway.refusal = null;
    await pass(46);
    expect([world.reloads(), world.closure()]).toEqual([1, null]);
    world.store.stop();
  });
});
