import { expect, test } from 'vitest';
import { countsLoaded, liveSlice } from '#shared/facts/live.slice.ts';
import type { SiteSettings } from '#shared/facts/site.slice.ts';
import { settingsLoaded } from '#shared/facts/site.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import member from '#features/member/member.en.json' with { type: 'json' };
import { memberGroups } from '#features/member/member-section.data.ts';
import { memberSections, sectionAt } from './sections.ts';

/** The section is in the menu under its name, with its screen key as its address. */
function expectSection(id: keyof typeof member.sections, name: string): void {
  const section = sectionAt(`/member/${id}`);
  expect(section?.id).toBe(id);
  expect(section?.titleKey).toBe(`sections.${id}`);
  expect(member.sections[id]).toBe(name);
  expect(section?.load).toBeTypeOf('function');
}

test('the member centre has the transfer to upline [member-06]', () => expectSection('transferUpline', 'Transfer to your agent'));

test('the member centre has personal loss [member-09]', () => expectSection('personalProfit', 'Wins and losses'));

test('the member centre has bonus details [member-10]', () => expectSection('bonusDetails', 'Bonus details'));

test('the member centre has invite friends under the screen key referral [member-13]', () => expectSection('referral', 'Invite friends'));

test('the member centre has the reward centre, with the number of rewards to claim [member-11]', () => {
  expectSection('rewardCenter', 'Rewards');
  const store = createAppStore();
  const badge = () => sectionAt('/member/rewardCenter')?.badge?.(store.getState());
  expect(badge()).toBe(0);
  store.inject(liveSlice);
  store.dispatch(countsLoaded({ unread: 5, rewards: 1, missions: 2, claimable: 7 }));
  expect(badge()).toBe(7);
});

test('the member centre has missions with their leaderboard, and counts those to claim [member-14]', () => {
  expectSection('missions', 'Missions');
  const store = createAppStore();
  const badge = () => sectionAt('/member/missions')?.badge?.(store.getState());
  expect(badge()).toBe(0);
  store.inject(liveSlice);
  store.dispatch(countsLoaded({ unread: 5, rewards: 7, missions: 2, claimable: 0 }));
  expect(badge()).toBe(2);
});

test('the member centre has platform messages under the screen key messageV2, with the unread count [member-15]', () => {
  expectSection('messageV2', 'Messages');
  const store = createAppStore();
  const badge = () => sectionAt('/member/messageV2')?.badge?.(store.getState());
  store.inject(liveSlice);
  expect(badge()).toBe(0);
  store.dispatch(countsLoaded({ unread: 5, rewards: 7, missions: 2, claimable: 0 }));
  expect(badge()).toBe(5);
});

test('the personal centre and the messages have their own pages [member-21]', async () => {
  for (const [id, feature] of [
    ['securityCenter', 'account'],
    ['messageV2', 'inbox'],
  ] as const) {
    const page = await sectionAt(`/member/${id}`)?.load();
    expect(page?.features.map(({ name }) => name)).toContain(feature);
    expect(page?.Page).toBeTypeOf('function');
  }
  // Their code is compiled here for the first time.
}, 60_000);

test('the member centre has the manual rebate [member-16]', () => expectSection('manualRebate', 'Rebate'));

test('the member centre has VIP [member-18]', () => expectSection('vip', 'VIP'));

test('invite friends is offered only with the promotion REFERRAL, and not before the settings have loaded [role-11]', () => {
  const store = createAppStore();
  const isOffered = () => memberSections.find(({ id }) => id === 'referral')?.isOffered?.(store.getState());
  const settings = (enabled: boolean) => ({ availablePromo: { REFERRAL: { enabled } } }) as SiteSettings;
  expect(isOffered()).toBeUndefined();
  store.dispatch(settingsLoaded(settings(false)));
  expect(isOffered()).toBe(false);
  store.dispatch(settingsLoaded(settings(true)));
  expect(isOffered()).toBe(true);
});

test('the member centre has the points mall, its redeem history and its rules [member-17]', () => {
  expectSection('pointMall', 'Points mall');
  expectSection('pointHistory', 'Points history');
  expectSection('pointRules', 'Points rules');
});

test('each section is in one of four groups, and no group is empty', () => {
  for (const group of memberGroups) expect(memberSections.filter((section) => section.group === group).length, group).toBeGreaterThan(0);
});
