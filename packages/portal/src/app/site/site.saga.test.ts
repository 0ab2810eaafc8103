import { afterEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '#api/api-failure.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import {
  flagsRequested,
  selectClosure,
  selectFlags,
  selectIsOffline,
  selectSessionHosts,
  selectSiteSettings,
  siteRefused,
  type FeatureTree,
  type SiteSettings,
  type SystemStatus,
} from '#shared/facts/site.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { memoryStore, quietPage, settled } from '#testing/test-world.ts';
import { makeRefusalSaga } from './access.saga.ts';
import { makeSignalsSaga } from './signals.saga.ts';
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
  store.run('site', makeSiteSaga({ api, page, tabStorage: memoryStore(), frames: { games: [], images: [] }, random: Math.random }));
  store.run('signals', makeSignalsSaga({ page }));
  store.run('refusal', makeRefusalSaga({ api }));
  const settle = () => (vi.isFakeTimers() ? vi.advanceTimersByTimeAsync(0) : settled());
  await settle();
  return { store, page, gateway, settle };
}

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

test('works without site settings, and notices a lost connection', async () => {
  const { store, page } = await aWorld({});
  expect(store.getState().site.settings.status).toBe('failed');
  expect(selectSiteSettings(store.getState())).toBeUndefined();
  page.signal('offline');
  expect(selectIsOffline(store.getState())).toBe(true);
  page.signal('online');
  expect(selectIsOffline(store.getState())).toBe(false);
  store.stop();
});

test('loads the flags when they are needed', async () => {
  const { store, settle } = await aWorld({});
  expect(selectFlags(store.getState()).status).toBe('idle');
  store.dispatch(flagsRequested());
  await settle();
  expect(selectFlags(store.getState())).toEqual({ status: 'ready', value: [] });
  store.stop();
});

test('loads the flags with the first login dialog, while its code is loading', async () => {
  const { store, settle } = await aWorld({});
  store.dispatch(dialogRequested({ kind: 'notices' }));
  expect(selectFlags(store.getState()).status).toBe('idle');
  store.dispatch(dialogRequested({ kind: 'login' }));
  expect(selectFlags(store.getState()).status).toBe('loading');
  await settle();
  store.dispatch(dialogRequested({ kind: 'register' }));
  expect(selectFlags(store.getState()).status).toBe('ready');
  store.stop();
});

test('closes an open tab once a call is refused for maintenance', async () => {
  const { store, gateway, settle } = await aWorld({});
  gateway.status = maintenance;
  store.dispatch(siteRefused('MAINTENANCE'));
  await settle();
  expect(selectClosure(store.getState())).toBe('maintenance');
  store.stop();
});

test('checks the status once after many refusals', async () => {
  vi.useFakeTimers();
  const { store, gateway, settle } = await aWorld({});
  for (let call = 0; call < 5; call += 1) store.dispatch(siteRefused('MAINTENANCE'));
  await settle();
  expect(gateway.reads).toBe(2);
  await vi.advanceTimersByTimeAsync(30_000);
  store.dispatch(siteRefused('MAINTENANCE'));
  await settle();
  expect(gateway.reads).toBe(3);
  expect(selectClosure(store.getState())).toBeNull();
  store.stop();
});

test.each([
  ['IP_BLOCKED', 'address'],
  ['MERCHANT_MISMATCH', 'domain'],
] as const)('keeps out a visitor who is refused with %s while the site is open: %s [system-07, error-05]', async (code, closure) => {
  const { store, settle } = await aWorld({});
  store.dispatch(siteRefused(code));
  store.dispatch(siteRefused(code));
  await settle();
  expect(selectClosure(store.getState())).toBe(closure);
  store.stop();
});

test('keeps out a visitor who was refused before the saga listened', async () => {
  const store = createAppStore();
  store.dispatch(siteRefused('IP_BLOCKED'));
  const getStatus = async () => Promise.reject(new ApiFailure({ code: 'NETWORK', status: 0, requestId: null }));
  store.run('refusal', makeRefusalSaga({ api: { getStatus } }));
  await settled();
  expect(selectClosure(store.getState())).toBe('address');
  store.stop();
});

test('treats a refused address as a blocked region if the status says so', async () => {
  const { store, gateway, settle } = await aWorld({});
  gateway.status = { status: 2, regionRestriction: true };
  store.dispatch(siteRefused('IP_BLOCKED'));
  await settle();
  expect(selectClosure(store.getState())).toBe('region');
  store.stop();
});

test('checks again when the tab becomes visible, at most every half minute', async () => {
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

const images = ['https://one.example', 'https://two.example', 'https://three.example'];
const games = ['https://a.example', 'https://b.example'];

async function pickedHosts(chance: number, stored: Record<string, string> = {}, allowed = images) {
  const store = createAppStore();
  const settings = { imageHosts: [...images, 'https://stranger.example'], gameHosts: games } as unknown as SiteSettings;
  const api = { getFlags: async () => [], getStatus: () => Promise.reject(new Error('none')), getSettings: async () => settings };
  const tabStorage = memoryStore(stored);
  store.run('site', makeSiteSaga({ api, page: quietPage(), tabStorage, frames: { games, images: allowed }, random: () => chance }));
  await settled();
  return { hosts: selectSessionHosts(store.getState()), kept: tabStorage.get('livery.imageHost') };
}

test('a session picks its hosts for pictures and games at random from those that are supplied and allowed [const-02, const-03]', async () => {
  expect((await pickedHosts(0)).hosts).toEqual({ images: 'https://one.example', games: 'https://a.example' });
  expect((await pickedHosts(0.99)).hosts).toEqual({ images: 'https://three.example', games: 'https://b.example' });
  expect((await pickedHosts(0.99, {}, ['https://two.example'])).hosts.images).toBe('https://two.example');
  expect((await pickedHosts(0.5, {}, [])).hosts.images).toBeNull();
});

test('a session keeps its hosts as long as they are supplied', async () => {
  expect(await pickedHosts(0, { 'livery.imageHost': 'https://two.example' })).toMatchObject({ hosts: { images: 'https://two.example' } });
  expect(await pickedHosts(0, { 'livery.imageHost': 'https://gone.example' })).toMatchObject({ kept: 'https://one.example' });
});
