import { describe, expect, it } from 'vitest';
import type { Announcement } from '@livery/contract/shapes';
import { dialogClosed, dialogRequested, loginRequested, selectDialogs } from '#shared/store/dialogs.slice.ts';
import { loggedIn, loggedOut, pageShown } from '#shared/store/events.ts';
import { createAppStore } from '#shared/store/store.ts';
import { tokenLookedUp } from '#shared/facts/viewer.slice.ts';
import { aMember, memoryStore, quietPage } from '#testing/test-world.ts';
import type { Execution } from './announcements.api.ts';
import { announcementsFailed, announcementsLoaded, announcementsRequested, announcementsSlice } from './announcements.slice.ts';
import { makePopupsSaga, popupsRead } from './popups.saga.ts';

const popup = (id: number, execution: Execution): Announcement => ({
  id,
  title: `Popup ${id}`,
  content: '',
  promotionType: '',
  execution,
  publishedAt: '2025-01-01T00:00:00Z',
});

function aVisit({ tabStorage = memoryStore(), path = '/', hasToken = false } = {}) {
  const store = createAppStore();
  store.inject(announcementsSlice);
  store.dispatch(tokenLookedUp({ hasToken }));
  const page = quietPage(path);
  const start = () => store.run('popups', makePopupsSaga({ tabStorage, page }));
  const arrive = (...popups: Announcement[]) =>
    store.dispatch(announcementsLoaded({ banners: [], player: [], promotion: [], popup: popups }));
  const shown = () => selectDialogs(store.getState()).find((dialog) => dialog.kind === 'popups')?.executions ?? null;
  const kinds = () => selectDialogs(store.getState()).map(({ kind }) => kind);
  /** Marks the popups as read and closes them, as the dialog does. */
  const read = () => {
    store.dispatch(popupsRead(shown() ?? []));
    store.dispatch(dialogClosed('popups'));
  };
  const logIn = (firstTimeLogin: boolean) => store.dispatch(loggedIn({ account: aMember(), firstTimeLogin }));
  return { store, page, tabStorage, start, arrive, shown, kinds, read, logIn };
}

describe('popups', () => {
  it('for a visitor are the visitor’s only [popup-02]', () => {
    const visit = aVisit();
    visit.start();
    visit.arrive(popup(1, 'A'), popup(2, 'F'));
    expect(visit.shown()).toBeNull();
    visit.arrive(popup(1, 'A'), popup(3, 'B'));
    expect(visit.shown()).toEqual(['B']);
  });

  it('for a member are the member’s, after a login or with a restored session [popup-03]', () => {
    const visit = aVisit();
    visit.start();
    visit.logIn(false);
    visit.arrive(popup(1, 'A'), popup(2, 'F'), popup(3, 'B'));
    expect(visit.shown()).toEqual(['A']);
    const later = aVisit({ hasToken: true });
    later.arrive(popup(1, 'A'), popup(2, 'F'));
    later.start();
    expect(later.shown()).toEqual(['A']);
  });

  it('for a first login come before the member’s, and only then [popup-04]', () => {
    const visit = aVisit();
    visit.start();
    visit.logIn(true);
    visit.arrive(popup(2, 'F'), popup(1, 'A'));
    expect(visit.shown()).toEqual(['F', 'A']);
  });

  it('show once per session and audience, and a visitor’s do not count as a member’s [popup-01]', () => {
    const visit = aVisit();
    visit.start();
    visit.arrive(popup(3, 'B'));
    visit.read();
    expect(visit.tabStorage.entries()).toEqual({ 'livery.popup.B': 'closed' });
    visit.arrive(popup(3, 'B'));
    expect(visit.shown()).toBeNull();
    visit.logIn(false);
    visit.arrive(popup(1, 'A'));
    expect(visit.shown()).toEqual(['A']);
    visit.read();
    const reloaded = aVisit({ tabStorage: visit.tabStorage, hasToken: true });
    reloaded.start();
    reloaded.arrive(popup(1, 'A'), popup(2, 'F'));
    expect(reloaded.shown()).toBeNull();
    reloaded.logIn(true);
    reloaded.arrive(popup(1, 'A'), popup(2, 'F'));
    expect(reloaded.shown()).toEqual(['F']);
  });

  it('wait until no other dialog is open, and give way to a later one', () => {
    const visit = aVisit();
    visit.start();
    visit.store.dispatch(dialogRequested({ kind: 'sideMenu' }));
    visit.arrive(popup(3, 'B'));
    expect(visit.kinds()).toEqual(['sideMenu']);
    visit.store.dispatch(dialogClosed('sideMenu'));
    expect(visit.kinds()).toEqual(['popups']);
    visit.store.dispatch(loginRequested());
    expect(visit.kinds()).toEqual(['login']);
    expect(visit.tabStorage.entries()).toEqual({});
    visit.store.dispatch(dialogClosed('login'));
    expect(visit.kinds()).toEqual(['popups']);
  });

  it.each(['/login', '/register?referralCode=1', '/agentHome/withdraw', '/member/deposit', '/rng?filter=HOT'])(
    'wait on %s for the home page',
    (path) => {
      const visit = aVisit({ path });
      visit.start();
      visit.arrive(popup(3, 'B'));
      visit.store.dispatch(pageShown('/promotions'));
      expect(visit.shown()).toBeNull();
      visit.page.path = () => '/?type=HOT';
      visit.store.dispatch(pageShown('/'));
      expect(visit.shown()).toEqual(['B']);
    },
  );

  it('do not follow a new member’s welcome, and show on the next visit of the home page', () => {
    const visit = aVisit();
    visit.start();
    visit.logIn(false);
    visit.store.dispatch(dialogRequested({ kind: 'welcome', account: 'marina7', way: 'username' }));
    visit.arrive(popup(1, 'A'));
    visit.store.dispatch(dialogClosed('welcome'));
    expect(visit.shown()).toBeNull();
    visit.store.dispatch(pageShown('/'));
    expect(visit.shown()).toEqual(['A']);
  });

  it('hide the previous audience’s data while the next loads, or when loading fails', () => {
    const visit = aVisit();
    visit.start();
    visit.arrive(popup(3, 'B'), popup(1, 'A'));
    visit.store.dispatch(loggedOut());
    visit.store.dispatch(announcementsRequested());
    visit.store.dispatch(dialogClosed('login'));
    expect(visit.shown()).toBeNull();
    visit.store.dispatch(announcementsFailed({ code: 'NETWORK', status: 0, requestId: null }));
    visit.store.dispatch(dialogClosed('login'));
    expect(visit.shown()).toBeNull();
  });

  it('are not requested in a loop when their dialog does not load', () => {
    const visit = aVisit();
    visit.start();
    visit.arrive(popup(3, 'B'));
    visit.store.dispatch(dialogClosed('popups'));
    expect(visit.shown()).toBeNull();
  });
});
