import { expect, test } from 'vitest';
import type { SiteSettings } from '#shared/state/site.slice.ts';
import { settingsLoaded } from '#shared/state/site.slice.ts';
import { createAppStore } from '#shared/state/store.ts';
import member from '#features/member/member.en.json' with { type: 'json' };
import { memberSections, sectionAt } from './sections.ts';

/** The section stands in the menu under its name, has its screen key for an address, and opens its own page. */
async function expectSection(id: keyof typeof member.sections, name: string): Promise<void> {
  const section = sectionAt(`/member/${id}`);
  expect(section?.id).toBe(id);
  expect(section?.titleKey).toBe(`sections.${id}`);
  expect(member.sections[id]).toBe(name);
  const { Page, features } = (await section?.load()) ?? {};
  expect(Page).toBeTypeOf('function');
  expect(features).not.toEqual([]);
}

test('the member centre has bonus details [member-10]', () => expectSection('bonusDetails', 'Bonus details'));

test('the member centre has invite friends under the screen key referral [member-13]', () => expectSection('referral', 'Invite friends'));

test('the member centre has missions and their leaderboard', () => expectSection('missions', 'Missions'));

test('the member centre has the manual rebate [member-16]', () => expectSection('manualRebate', 'Manual rebate'));

test('the member centre has VIP [member-18]', () => expectSection('vip', 'VIP'));

test('invite friends is offered only with the promotion REFERRAL, and nobody knows before the settings are there [role-11]', () => {
  const store = createAppStore();
  const isOffered = () => memberSections.find(({ id }) => id === 'referral')?.isOffered?.(store.getState());
  const settings = (enabled: boolean) => ({ availablePromo: { REFERRAL: { enabled } } }) as SiteSettings;
  expect(isOffered()).toBeUndefined();
  store.dispatch(settingsLoaded(settings(false)));
  expect(isOffered()).toBe(false);
  store.dispatch(settingsLoaded(settings(true)));
  expect(isOffered()).toBe(true);
});
