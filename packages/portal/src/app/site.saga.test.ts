import { expect, test } from 'vitest';
import { ApiFailure } from '#api/api-failure.ts';
import { selectClosure, selectIsOffline, selectSiteSettings, type SystemStatus } from '#shared/site.slice.ts';
import { createAppStore } from '#shared/store.ts';
import { quietPage, settled } from '#shared/test-world.ts';
import { makeSiteSaga } from './site.saga.ts';

async function aWorld(status: Partial<SystemStatus>) {
  const store = createAppStore();
  const page = quietPage();
  const api = {
    getStatus: async (): Promise<SystemStatus> => ({
      status: 0,
      maintenance: false,
      regionRestriction: false,
      endTime: null,
      location: { ip: '10.0.0.1' },
      ...status,
    }),
    getSettings: async () => {
      throw new ApiFailure({ code: 'NETWORK', status: 0, requestId: null });
    },
  };
  store.run('site', makeSiteSaga({ api, page, random: () => 0 }));
  await settled();
  return { store, page };
}

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
