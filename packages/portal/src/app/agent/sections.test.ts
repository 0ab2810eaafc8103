import { expect, test } from 'vitest';
import { agentNoticesRead } from '#features/agent-centre/agent-centre.reads.ts';
import agentCentre from '#features/agent-centre/agent-centre.en.json' with { type: 'json' };
import { agentContractsSlice, proposalsFound } from '#features/agent-contracts/agent-contracts.slice.ts';
import { agentPolicySlice, consolidatedLoaded } from '#shared/facts/agent-policy.slice.ts';
import { countsLoaded, liveSlice } from '#shared/facts/live.slice.ts';
import { settingsLoaded, type SiteSettings } from '#shared/facts/site.slice.ts';
import { accountLoaded } from '#shared/facts/viewer.slice.ts';
import { questionOf } from '#shared/reads/read.ts';
import { readAnswered, readWatched } from '#shared/reads/reads.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { aMember } from '#testing/test-world.ts';
import { routeOf } from '../routing/routes.tsx';
import { agentSections } from './sections.ts';

const sectionOf = (id: string) => agentSections.find((section) => section.id === id) ?? expect.fail(`no section ${id}`);

test.each([
  ['announcements', 'Announcements', 'messages', 'an announcement entry [agent-07]'],
  ['overview', 'Team overview', 'team', 'a team overview entry [agent-08]'],
  ['downline', 'Downline', 'team', 'a downline management entry [agent-10]'],
  ['account', 'Account details', 'team', 'a downline account details entry [agent-15]'],
  ['betting', 'Team betting', 'reports', 'a team betting entry [agent-11]'],
  ['transactions', 'Team transactions', 'reports', 'a team transaction entry [agent-12]'],
  ['loss', 'User loss', 'reports', 'a user loss entry [agent-13]'],
  ['income', 'My income', 'reports', 'an income entry [agent-14]'],
  ['contracts', 'Contracts', 'contracts', 'contracts'],
  ['dividendRecord', 'Dividend record', 'contracts', 'a dividend record entry'],
  ['dailyWages', 'Daily wages', 'contracts', 'a daily wages entry'],
  ['hourlySalary', 'Hourly salary', 'contracts', 'an hourly salary entry'],
  ['realTimeSalary', 'Real-time salary', 'contracts', 'a real-time salary entry'],
  ['statements', 'Statements', 'contracts', 'statements'],
  ['proof', 'Proof of play', 'reports', 'the proof that no player is left out'],
  ['addAccount', 'Add an account', 'team', 'a register/add account entry [agent-09]'],
  ['invitationLinks', 'Invitation links', 'team', 'invitation links'],
  ['depositv2', 'Deposit', 'money', 'deposit [agent-20]'],
  ['withdraw', 'Withdraw', 'money', 'withdraw [agent-21]'],
  ['messageV2', 'Messages', 'messages', 'messages [agent-22]'],
  ['service', 'Customer service', 'messages', 'customer service [agent-23]'],
  ['transferDownline', 'Transfer to your team', 'money', 'the transfer to a downline [agent-24]'],
  ['transferUpline', 'Transfer to your agent', 'money', 'the transfer to the upline [agent-24]'],
])(
  'section %s is named “%s” in group %s: the centre has %s',
  async (id, name, group) => {
    const section = sectionOf(id);
    expect(agentCentre.sections[section.titleKey.replace('sections.', '') as keyof typeof agentCentre.sections]).toBe(name);
    expect(section.group).toBe(group);
    expect(section.path).toBe(`/agentHome/${id}`);
    expect(routeOf(section.path)).toMatchObject({ audience: 'agent' });
    const page = await section.load();
    expect(page.Page).toBeTypeOf('function');
    // Its code is compiled here for the first time.
  },
  60_000,
);

test('no two sections share an address, and the enabled ones fit a phone’s bottom bar', () => {
  expect(new Set(agentSections.map(({ path }) => path)).size).toBe(agentSections.length);
  expect(agentSections.filter(({ isInBar }) => isInBar)).toHaveLength(4);
});

test('badges count unread announcements and messages', () => {
  const store = createAppStore();
  const badges = () => ['announcements', 'messageV2', 'withdraw'].map((id) => sectionOf(id).badge?.(store.getState()));
  expect(badges()).toEqual([0, 0, undefined]);
  store.inject(liveSlice);
  store.dispatch(countsLoaded({ unread: 5, rewards: 0, missions: 0, claimable: 0 }));
  const question = questionOf(agentNoticesRead, {}, store.getState().preferences.language);
  store.dispatch(readWatched(question));
  const items = [true, false, false].map((isRead, id) => ({ id, title: '', content: '', publishedAt: '', isRead }));
  store.dispatch(readAnswered({ key: question.key, call: 'agentNotices', value: { items, clockOffset: 0 } }));
  expect(badges()).toEqual([2, 5, undefined]);
});

test.each([
  ['dividendRecord', 'divtypereq', 'the dividend record [agent-16]'],
  ['dailyWages', 'dailysalreqtype', 'daily wages [agent-17]'],
  ['hourlySalary', 'contracthoursalreq', 'hourly salary [agent-18]'],
  ['realTimeSalary', 'realtimesalreqtype', 'real-time salary [agent-19]'],
])('section %s is offered only where %s enables it: the centre has %s', (id, flag) => {
  const store = createAppStore();
  store.inject(agentPolicySlice);
  const isOffered = () => sectionOf(id).isOffered?.(store.getState());
  expect(isOffered()).toBeUndefined();
  const none = { divtypereq: false, dailysalreqtype: false, contracthoursalreq: false, realtimesalreqtype: false };
  const all = { divtypereq: true, dailysalreqtype: true, contracthoursalreq: true, realtimesalreqtype: true };
  const funds = { cash: 0, held: 0, bonus: 0, vendor: 0, currency: 'BRL' };
  store.dispatch(consolidatedLoaded({ ...funds, ...none, [flag]: true }));
  expect(isOffered()).toBe(true);
  store.dispatch(consolidatedLoaded({ ...funds, ...all, [flag]: false }));
  expect(isOffered()).toBe(false);
});

test('the contracts badge counts proposals waiting for an answer', () => {
  const store = createAppStore();
  const badge = () => sectionOf('contracts').badge?.(store.getState());
  expect(badge()).toBe(0);
  store.inject(agentContractsSlice);
  store.dispatch(proposalsFound([{ agreement: 12, at: '2026-11-27T12:00:00.000Z' }]));
  expect(badge()).toBe(1);
});

test('the menu omits what this agent or this site does not have [agent-24]', () => {
  const store = createAppStore();
  const transfers = () => ['transferUpline', 'transferDownline'].map((id) => sectionOf(id).isInMenu?.(store.getState()));
  const referral = () => sectionOf('referral').isOffered?.(store.getState());
  expect([...transfers(), referral()]).toEqual([false, false, undefined]);
  store.dispatch(accountLoaded(aMember({ type: 1, sendsToDownline: true })));
  expect(transfers()).toEqual([false, true]);
  store.dispatch(accountLoaded(aMember({ type: 2, sendsToUpline: true, sendsToDownline: true })));
  store.dispatch(settingsLoaded({ availablePromo: { REFERRAL: { enabled: true } } } as SiteSettings));
  expect([...transfers(), referral()]).toEqual([true, true, true]);
});
