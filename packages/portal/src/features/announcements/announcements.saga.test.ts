import { describe, expect, it, vi } from 'vitest';
import type { MemberInfo } from '@livery/contract/shapes';
import { ApiFailure } from '#api/api-failure.ts';
import type { ApiClient } from '#api/client.ts';
import { languageChanged, loggedIn } from '#shared/store/events.ts';
import type { KeyValueStore } from '#shared/ports/feature.ts';
import { createAppStore } from '#shared/store/store.ts';
import { tokenLookedUp } from '#shared/facts/viewer.slice.ts';
import { memoryStore } from '#testing/test-world.ts';
import { makeAnnouncementsSaga } from './announcements.saga.ts';
import {
  selectHomeBanners,
  selectIsSettled,
  selectNewNoticeCount,
  selectNotices,
  selectNoticesFailure,
  announcementsRequested,
  announcementsSlice,
  noticesSeen,
} from './announcements.slice.ts';

const account: MemberInfo = {
  id: 1,
  account: 'demo',
  nickname: 'Demo',
  type: 0,
  currency: 'BRL',
  vipLevel: 0,
  sendsToUpline: false,
  sendsToDownline: false,
};
const linkage = { type: 'none', target: '' };
const banner = (id: number, groupName: string) => ({
  id,
  groupName,
  imageUrl: '/art/banner.svg',
  title: `Banner ${id}`,
  text: '',
  linkage,
});

interface Query {
  execution: 'A' | 'B' | 'F';
  language: string;
}

function open(options: { hasToken?: boolean; isDown?: () => boolean; deviceStorage?: KeyValueStore } = {}) {
  const queries: Query[] = [];
  const call = async (_name: string, guard: (value: unknown) => boolean, { query }: { query: Query }) => {
    queries.push(query);
    if (options.isDown?.() === true) throw new ApiFailure({ code: 'UNAVAILABLE', status: 503, requestId: null });
    const { execution, language } = query;
    const player = [
      { id: 1, title: `${execution} ${language}`, content: '<p>…</p>', promotionType: '', execution, publishedAt: '2025-01-01T00:00:00Z' },
    ];
    const value = { banners: [banner(1, 'w_login'), banner(2, 'w_home'), banner(3, 'w_home')], player, popup: [], promotion: [] };
    if (!guard(value)) throw new Error('The answer does not have its shape');
    return value;
  };
  const store = createAppStore();
  store.inject(announcementsSlice);
  store.dispatch(tokenLookedUp({ hasToken: options.hasToken ?? false }));
  store.run(
    'announcements',
    makeAnnouncementsSaga({ client: { call } as unknown as ApiClient, deviceStorage: options.deviceStorage ?? memoryStore() }),
  );
  return { store, queries };
}

const settled = (check: () => void) => vi.waitFor(check);

describe('announcements', () => {
  it('are loaded for a visitor and grouped [home-01, home-02, wire-mcsfe-getlistannouncements-notices]', async () => {
    const { store, queries } = open();
    await settled(() => expect(selectNotices(store.getState())).toHaveLength(1));
    expect(queries).toEqual([{ types: 'B,PL,PU,PR', platform: 'W', execution: 'B', language: 'pt' }]);
    expect(selectHomeBanners(store.getState()).map((each) => each.id)).toEqual([2, 3]);
  });

  it('are loaded for a member after the login, and as a first login too', async () => {
    const { store, queries } = open();
    store.dispatch(loggedIn({ account, firstTimeLogin: true }));
    await settled(() => expect(selectNotices(store.getState())[0]?.title).toBe('F pt'));
    expect(queries.map((query) => query.execution)).toEqual(['B', 'F', 'A']);
  });

  it('are loaded again in another language', async () => {
    const { store } = open({ hasToken: true });
    store.dispatch(languageChanged('en'));
    await settled(() => expect(selectNotices(store.getState())[0]?.title).toBe('A en'));
  });

  it('are new until seen on this device, even with a corrupt storage', async () => {
    const deviceStorage = memoryStore({ 'livery.seen-notices': '{"not":"a list"}' });
    const first = open({ deviceStorage }).store;
    await settled(() => expect(selectNewNoticeCount(first.getState())).toBe(1));
    first.dispatch(noticesSeen([1]));
    expect(selectNewNoticeCount(first.getState())).toBe(0);
    const later = open({ deviceStorage }).store;
    await settled(() => expect(selectNotices(later.getState())).toHaveLength(1));
    expect(selectNewNoticeCount(later.getState())).toBe(0);
  });

  it('show why they are missing and load on retry', async () => {
    let isDown = true;
    const { store } = open({ isDown: () => isDown });
    expect(selectIsSettled(store.getState())).toBe(false);
    await settled(() => expect(selectNoticesFailure(store.getState())?.code).toBe('UNAVAILABLE'));
    expect(selectIsSettled(store.getState()), 'their room is free for others').toBe(true);
    isDown = false;
    store.dispatch(announcementsRequested());
    await settled(() => expect(selectNotices(store.getState())).toHaveLength(1));
  });
});
