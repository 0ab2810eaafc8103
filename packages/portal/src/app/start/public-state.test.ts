import { expect, test } from 'vitest';
import { selectBannersOf, announcementsLoaded, announcementsSlice } from '#features/announcements/announcements.slice.ts';
import { readPlace } from '#features/lobby/lobby-place.rules.ts';
import { buildGroup } from '#testing/lotteries.ts';
import { lotteryMenuRead } from '#shared/games/lottery-menu-read.ts';
import { selectPrizeMode } from '#shared/games/prize-mode.ts';
import { balanceLoaded, walletSlice } from '#features/wallet/wallet.slice.ts';
import type { VendorCategory } from '@livery/contract/shapes';
import { loggedIn } from '#shared/store/events.ts';
import { countsLoaded, liveSlice } from '#shared/facts/live.slice.ts';
import { menusLoaded } from '#shared/facts/menus.slice.ts';
import { hostsPicked, selectHasReferral, selectSessionHosts, settingsLoaded, type SiteSettings } from '#shared/facts/site.slice.ts';
import { questionOf } from '#shared/reads/read.ts';
import { readWatched, selectRead } from '#shared/reads/reads.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { answerRead } from '#testing/answer-read.ts';
import { aMember } from '#testing/test-world.ts';

const entry = { title: 'Title', content: '<p>Text</p>', promotionType: '', execution: 'A', publishedAt: '2026-05-17T12:00:00Z' } as const;
const banner = { id: 3, groupName: 'w_login', imageUrl: '/b.svg', title: 'B', text: '', linkage: { type: 'none', target: '' } } as const;

test('shared data is in one state: money, notices, promotions, banners, unread count and VIP flag [entity-24]', () => {
  const store = createAppStore();
  for (const slice of [walletSlice, announcementsSlice, liveSlice]) store.inject(slice);
  store.dispatch(loggedIn({ account: aMember({ vipLevel: 3 }), firstTimeLogin: false }));
  store.dispatch(balanceLoaded({ balance: 5_000, currency: 'BRL', currencySymbol: 'R$', asOf: '2026-05-17T12:00:00Z' }));
  store.dispatch(announcementsLoaded({ banners: [banner], player: [{ ...entry, id: 1 }], popup: [], promotion: [{ ...entry, id: 2 }] }));
  store.dispatch(countsLoaded({ unread: 4, rewards: 0, missions: 0, claimable: 0 }));
  const { wallet, announcements, live, viewer } = store.getState();
  expect(wallet.balance.value).toMatchObject({ balance: 5_000, currencySymbol: 'R$' });
  expect(announcements.content.value?.player.map(({ id }) => id)).toEqual([1]);
  expect(announcements.content.value?.promotion.map(({ id }) => id)).toEqual([2]);
  expect(announcements.content.value?.banners.map(({ groupName }) => groupName)).toEqual(['w_login']);
  expect(live?.counts?.unread).toBe(4);
  expect(viewer.account?.vipLevel).toBe(3);
});

test('its banners are grouped, with separate groups for dialogs and menu [entity-26]', () => {
  const store = createAppStore();
  store.inject(announcementsSlice);
  const groups = ['w_home', 'w_login', 'w_register', 'w_forget', 'w_leftmenu'];
  const banners = [...groups, 'w_login'].map((groupName, id) => ({ ...banner, id, groupName }));
  store.dispatch(announcementsLoaded({ banners, player: [], popup: [], promotion: [] }));
  const idsOf = (group: string) => selectBannersOf(store.getState(), group).map(({ id }) => id);
  expect(groups.map(idsOf)).toEqual([[0], [1, 5], [2], [3], [4]]);
  expect(idsOf('w_other')).toEqual([]);
});

test('it also has REFERRAL, the prize mode, the lotteries and the picture host, and the address has the game type [entity-25]', () => {
  const store = createAppStore();
  const offer = (enabled: boolean) => store.dispatch(settingsLoaded({ availablePromo: { REFERRAL: { enabled } } } as SiteSettings));
  expect(selectHasReferral(store.getState())).toBe(false);
  offer(false);
  expect(selectHasReferral(store.getState())).toBe(false);
  offer(true);
  expect(selectHasReferral(store.getState())).toBe(true);
  store.dispatch(menusLoaded([]));
  expect(selectPrizeMode(store.getState())).toBe('LOTT');
  store.dispatch(
    menusLoaded([{ gameCategory: 'ELOTT', title: '', cards: [{ cardId: 'TCG_LOTTO_VN' }], gameClassify: [] }] as never as VendorCategory[]),
  );
  expect(selectPrizeMode(store.getState())).toBe('ELOTT');
  const query = { prizeMode: 'ELOTT', device: 'WEB' } as const;
  store.dispatch(readWatched(questionOf(lotteryMenuRead, query, 'pt')));
  answerRead(store, 'lotteryMenu', { prizeMode: 'ELOTT', groups: [buildGroup('LHC', 'LOTT', 2)] });
  const lotteries = selectRead(lotteryMenuRead, query)(store.getState()).value?.groups;
  expect(lotteries?.map(({ lotteryType }) => lotteryType)).toEqual(['LHC']);
  store.dispatch(hostsPicked({ images: 'https://one.example', games: null }));
  expect(selectSessionHosts(store.getState()).images).toBe('https://one.example');
  expect(['/', '/rng', '/?type=HOT'].map((at) => readPlace(new URL(at, 'https://acme.example')).type)).toEqual(['HOME', 'RNG', 'HOT']);
});
