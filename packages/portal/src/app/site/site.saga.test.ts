import { afterEach, expect, test, vi } from 'vitest';
import { ApiFailure, type Failure } from '#api/api-failure.ts';
import { menusFailed } from '#shared/state/menus.slice.ts';
import {
  flagsRequested,
  selectClosure,
  selectFlags,
  selectIsOffline,
  selectSiteSettings,
  statusFailed,
  type FeatureTree,
  type SystemStatus,
} from '#shared/state/site.slice.ts';
import { createAppStore } from '#shared/state/store.ts';
import { quietPage, settled } from '#testing/test-world.ts';
import { makeSiteSaga } from './site.saga.ts';

async function aWorld(status: Partial<SystemStatus>) {
  const store = createAppStore();
  const page = quietPage();
  const gateway = { status, reads: 0 };
  const flags: FeatureTree = [];
  const api = {
    getFlags: async () => flags,
    getStatus: async (): Promise<SystemStatus> => {
      gateway.reads += 1;
      return { status: 0, maintenance: false, regionRestriction: false, endTime: null, location: { ip: '10.0.0.1' }, ...gateway.status };
    },
    getSettings: async () => {
      throw new ApiFailure({ code: 'NETWORK', status: 0, requestId: null });
    },
  };
  store.run('site', makeSiteSaga({ api, page, random: () => 0 }));
  const settle = () => (vi.isFakeTimers() ? vi.advanceTimersByTimeAsync(0) : settled());
  await settle();
  return { store, page, gateway, settle };
}

const refusal: Failure = { code: 'MAINTENANCE', status: 503, requestId: null };
const maintenance: Partial<SystemStatus> = { status: 1, maintenance: true };

afterEach(() => void vi.useRealTimers());

test.each([
  [{ status: 0 }, null],
  [{ status: 1, maintenance: true }, 'maintenance'],
  [{ status: 1 }, null],
  [{ status: 2, regionRestriction: true }, 'region'],
  [{ status: 2, maintenance: true }, null],
] as const)('status %o closes the site as %s', async (status, closure) => {
  const { store } = await aWorld(status);
  expect(selectClosure(store.getState())).toBe(closure);
  store.stop();
});

test('stands without site settings, and knows when the connection goes', async () => {
  const { store, page } = await aWorld({});
  expect(store.getState().site.settings.status).toBe('failed');
  expect(selectSiteSettings(store.getState())).toBeUndefined();
  page.signal('offline');
  expect(selectIsOffline(store.getState())).toBe(true);
  page.signal('online');
  expect(selectIsOffline(store.getState())).toBe(false);
  store.stop();
});

test('asks for the flags when somebody needs them', async () => {
  const { store, settle } = await aWorld({});
  expect(selectFlags(store.getState()).status).toBe('idle');
  store.dispatch(flagsRequested());
  await settle();
  expect(selectFlags(store.getState())).toEqual({ status: 'ready', value: [] });
  store.stop();
});

test.each([
  ['whose payload it is', () => menusFailed(refusal)],
  ['that carries more', () => ({ type: 'lobby/sectionFailed', payload: { id: 'HOT', failure: refusal } })],
])('closes an open tab once a call is refused for maintenance, told by a failure %s', async (_, told) => {
  const { store, gateway, settle } = await aWorld({});
  store.dispatch(menusFailed({ ...refusal, code: 'INTERNAL' }));
  await settle();
  expect(gateway.reads).toBe(1);
  gateway.status = maintenance;
  store.dispatch(told());
  await settle();
  expect(selectClosure(store.getState())).toBe('maintenance');
  store.stop();
});

test('asks once about many refusals, and never because of its own', async () => {
  vi.useFakeTimers();
  const { store, gateway, settle } = await aWorld({});
  store.dispatch(statusFailed(refusal));
  for (let call = 0; call < 5; call += 1) store.dispatch(menusFailed(refusal));
  await settle();
  expect(gateway.reads).toBe(2);
  await vi.advanceTimersByTimeAsync(30_000);
  store.dispatch(menusFailed(refusal));
  await settle();
  expect(gateway.reads).toBe(3);
  store.stop();
});

test('looks again when the tab comes into view, at most every half minute', async () => {
  vi.useFakeTimers();
  const { store, page, gateway, settle } = await aWorld({});
  page.signal('focus');
  page.signal('focus');
  await settle();
  expect(gateway.reads).toBe(2);
  await vi.advanceTimersByTimeAsync(30_000);
  gateway.status = maintenance;
  page.signal('focus');
  await settle();
  expect(selectClosure(store.getState())).toBe('maintenance');
  store.stop();
});
