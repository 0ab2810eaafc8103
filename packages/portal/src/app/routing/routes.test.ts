import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isHomePath } from '#shared/address/home-path.ts';
import { agentSections } from '../agent/sections.ts';
import { memberSections } from '../member/sections.ts';
import { categoryAddress } from './navigation.ts';
import { admission, type Visitor } from './routes.rules.ts';
import { hasPage, homeRow, routeOf, routeTable } from './routes.tsx';

const visitor: Visitor = { status: 'visitor', account: 'coming', role: 'visitor', isReturning: false };
const member: Visitor = { ...visitor, status: 'member', account: 'known', role: 'player' };
const agent: Visitor = { ...member, role: 'agent' };
const trial: Visitor = { ...member, role: 'trial' };

test('has every route of the specification', () => {
  const paths =
    '/ /index /index.html /home /login /register /agent /agentHome /member /help /helpmc /promotions /download /pointMall /sports /esports /lott /elott /live /fish /rng /pvp /favorite /recent /lottery /seaLottery /vnLottery /seamless';
  for (const each of paths.split(' ')) expect(routeOf(each).id, each).not.toBe('notFound');
});

test.each(['/index', '/index.html', '/home'])('%s is the page of / [route-02]', (alias) => {
  expect(routeOf(alias).load).toBe(routeOf('/').load);
  expect(routeOf(alias).load).not.toBe(routeOf('/nowhere').load);
});

test('popups know which pages are the home page', () => {
  for (const row of routeTable) expect(isHomePath(row.path), row.path).toBe(row.id === 'home');
  for (const address of ['/?type=HOT', '/home/', '/#top']) expect(isHomePath(address), address).toBe(true);
});

test('every page file belongs to a row, and no two rows share one', () => {
  const files = Object.keys(import.meta.glob(['../pages/*.page.tsx', '../../features/*/pages/*.page.tsx']));
  const used = new Set([...routeTable, routeOf('/nowhere')].map(({ module }) => path.basename(module)));
  expect(files.map((file) => path.basename(file)).sort()).toEqual([...used].sort());
  for (const row of routeTable) expect(existsSync(path.join(import.meta.dirname, '../../..', row.module)), row.module).toBe(true);
});

test('/login is the home page with the login dialog', () => {
  expect(routeOf('/login')).toMatchObject({ opens: 'login', load: routeOf('/').load });
});

test('/register is the home page with the register dialog [route-04]', () => {
  expect(routeOf('/register')).toMatchObject({ opens: 'register', load: routeOf('/').load });
});

test('the help centre has pages with and without the header, and the download page stands alone', () => {
  const [help, withoutHeader] = [routeOf('/help'), routeOf('/helpmc')];
  expect([help, withoutHeader, routeOf('/download')].every(hasPage)).toBe(true);
  expect(withoutHeader.load).toBe(help.load);
  expect(help.layout).toEqual({ header: true, side: true, footer: true });
  expect(withoutHeader.layout).toEqual({ ...help.layout, header: false });
});

test('/seamless has a header and a game, but no side menu or footer', () => {
  expect(hasPage(routeOf('/seamless'))).toBe(true);
  expect(routeOf('/seamless')).toMatchObject({ audience: 'anyone', layout: { header: true, side: false, footer: false } });
});

test.each(['/sports', '/esports', '/lott', '/elott', '/live', '/fish', '/rng', '/pvp'])('%s shows its games to every visitor', (path) => {
  const row = routeOf(path);
  expect(row).toMatchObject({ audience: 'anyone', load: homeRow.load });
  expect(categoryAddress(path.slice(1).toUpperCase())).toBe(path);
});

test('/pointMall is a public page of the points feature', () => {
  expect(routeOf('/pointMall')).toMatchObject({ audience: 'anyone', module: expect.stringContaining('features/points/pages/') });
});

test('an address outside the table is the not-found page, also in other capitalization', () => {
  expect(routeOf('/nowhere').id).toBe('notFound');
  expect(routeOf('/POINTMALL').id).toBe('notFound');
  expect(routeOf('/promotions/').id).toBe('promotions');
});

test('ordinary pages have header, side menu and footer, and the exceptions are listed', () => {
  const exceptions = routeTable.filter(({ layout }) => !(layout.header && layout.side && layout.footer)).map(({ path }) => path);
  expect(exceptions).toEqual([
    '/sign-in/return',
    '/agent',
    '/agentHome',
    '/agentHome/overview',
    '/agentHome/:section',
    '/helpmc',
    '/service/chat',
    '/lottery',
    '/seaLottery',
    '/vnLottery',
    '/seamless',
  ]);
});

test('/agent and the agent centre have neither header nor footer of the site [route-07, route-09]', () => {
  for (const address of ['/agent', ...agentSections.map(({ path }) => path), '/agentHome/nowhere'])
    expect(routeOf(address).layout, address).toMatchObject({ header: false, side: false, footer: false });
});

test('the member centre opens over the home page for known sections', () => {
  const isOverlay = (path: string) => routeOf(path).isOverlay?.(path) ?? false;
  for (const { path } of memberSections) expect(isOverlay(path), path).toBe(true);
  expect(isOverlay('/member')).toBe(true);
  expect(isOverlay('/member/nowhere')).toBe(false);
  expect(isOverlay('/favorite')).toBe(false);
});

describe('admission', () => {
  const guarded = ['/member', '/member/deposit', '/favorite', '/recent', '/lottery', '/seaLottery', '/vnLottery'];

  test.each(guarded)('%s sends a visitor to /login [route-39]', (path) => {
    expect(admission(routeOf(path), visitor)).toEqual({ kind: 'redirect', to: '/login' });
    expect(admission(routeOf(path), member)).toEqual({ kind: 'admit' });
  });

  test('a visitor who opens the member or agent centre lands at its login', () => {
    for (const { path } of memberSections) expect(admission(routeOf(path), visitor), path).toEqual({ kind: 'redirect', to: '/login' });
    expect(routeOf('/login').opens).toBe('login');
    expect(admission(routeOf('/agentHome'), visitor)).toEqual({ kind: 'redirect', to: '/agent' });
    expect(routeOf('/agent').module).toMatch(/agent\.page\.tsx$/);
  });

  test.each([...guarded, '/agentHome'])('%s stays below the login when the session expires', (path) => {
    expect(admission(routeOf(path), { ...visitor, isReturning: true })).toEqual({ kind: 'admit' });
  });

  test('has no other pages for members', () => {
    expect(routeTable.filter(({ audience }) => audience === 'member' || audience === 'realMember')).toEqual(guarded.map(routeOf));
  });

  test('waits until the stored session has been checked', () => {
    expect(admission(routeOf('/favorite'), { ...visitor, status: 'unknown' })).toEqual({ kind: 'wait' });
    expect(admission(routeOf('/agentHome'), { ...member, account: 'coming' })).toEqual({ kind: 'wait' });
  });

  test('fails where the account is required but cannot be read, and admits elsewhere', () => {
    const stranger: Visitor = { ...member, account: 'failed' };
    expect(admission(routeOf('/agentHome'), stranger)).toEqual({ kind: 'fail' });
    expect(admission(routeOf('/member/withdraw'), stranger)).toEqual({ kind: 'fail' });
    expect(admission(routeOf('/favorite'), stranger)).toEqual({ kind: 'admit' });
  });

  test.each([...agentSections.map(({ path }) => path), '/agentHome/nowhere'])(
    'shows %s of the agent centre to agents only, and tells a trial account that it needs a real one [agent-05, role-16]',
    (address) => {
      const row = routeOf(address);
      expect(row.id).toMatch(/^agent(?:Home|Section)$/);
      expect(admission(row, agent)).toEqual({ kind: 'admit' });
      expect(admission(row, visitor)).toEqual({ kind: 'redirect', to: '/agent' });
      expect(admission(row, member)).toEqual({ kind: 'redirect', to: '/agent' });
      expect(admission(row, trial)).toEqual({ kind: 'refuse', to: '/agent' });
    },
  );

  test('tells a trial account that it needs a real one', () => {
    expect(admission(routeOf('/member/withdraw'), trial)).toEqual({ kind: 'refuse', to: '/' });
    expect(admission(routeOf('/lottery'), trial)).toEqual({ kind: 'refuse', to: '/' });
    expect(admission(routeOf('/agentHome'), trial)).toEqual({ kind: 'refuse', to: '/agent' });
    expect(admission(routeOf('/favorite'), trial)).toEqual({ kind: 'admit' });
  });
});
