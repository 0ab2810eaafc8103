import type { ValueOf } from '@livery/contract/shapes';
import { changeAnswer } from '../../support/calls.ts';
import { expect, test } from '../../support/test.ts';
import type { Translate } from '@livery/sandbox/texts';
import type { Page } from '@playwright/test';

type Status = Pick<ValueOf<'systemStatus'>, 'status' | 'maintenance' | 'regionRestriction'>;

const under = (status: Status['status'], maintenance: boolean, regionRestriction: boolean): Status => ({
  status,
  maintenance,
  regionRestriction,
});

const closure = (page: Page, t: Translate, reason: 'maintenance' | 'region' | 'address' | 'domain') =>
  page.getByRole('heading', { level: 1, name: t(`common:closure.${reason}.title`) });

test('any other status shows the normal site [system-01, system-02, system-03]', async ({ page, t, site, lobby }) => {
  let status = under(0, true, true);
  await changeAnswer(page, 'systemStatus', (value) => ({ ...value, ...status, endTime: null }));
  for (status of [under(0, true, true), under(1, false, true), under(2, true, false)]) {
    const answered = page.waitForResponse((response) => response.url().includes('/system/status'));
    await site.open();
    await answered;
    await expect(lobby.section('HOT').getByRole('article').first()).toBeVisible();
    await expect.soft(site.header, JSON.stringify(status)).toBeVisible();
    for (const reason of ['maintenance', 'region'] as const)
      await expect.soft(closure(page, t, reason), JSON.stringify(status)).toHaveCount(0);
  }
});

test('maintenance replaces the whole site and says until when, if known [system-02, system-04, system-05]', async ({ page, t, site }) => {
  let endTime: string | null = null;
  await changeAnswer(page, 'systemStatus', (value) => ({ ...value, ...under(1, true, false), endTime }));
  for (endTime of [null, '2031-12-01T06:00:00.000Z']) {
    await site.open();
    await expect(closure(page, t, 'maintenance')).toBeVisible();
    await expect(page.getByText(t('common:closure.maintenance.text'))).toBeVisible();
    await expect(site.main.getByRole('link', { name: t('common:navigation.customerService') })).toHaveAttribute('href', /^(https|mailto):/);
    await expect(page.getByText(t('common:closure.maintenance.until', { time: '' }).trim())).toHaveCount(endTime === null ? 0 : 1);
    if (endTime !== null) await expect(site.main).toContainText('2031');
    await expect(site.header).toHaveCount(0);
    await expect(page.getByRole('tab')).toHaveCount(0);
  }
});

test('a blocked region replaces the whole site and names the address [system-03, system-06]', async ({ page, t, site }) => {
  await changeAnswer(page, 'systemStatus', (value) => ({ ...value, ...under(2, false, true), location: { ip: '203.0.113.7' } }));
  await site.open();
  await expect(closure(page, t, 'region')).toBeVisible();
  await expect(page.getByText(t('common:closure.region.text'))).toBeVisible();
  await expect(page.getByText(t('common:closure.ip', { ip: '203.0.113.7' }))).toBeVisible();
  await expect(site.main.getByRole('link', { name: t('common:navigation.customerService') })).toHaveAttribute('href', /^(https|mailto):/);
  await expect(site.header).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test(
  'a blocked address replaces the whole site, whichever call is refused [system-07]',
  { tag: '@control' },
  async ({ page, t, faults, expectedErrors, site, lobby }) => {
    expectedErrors.push(/403/);
    const refused = closure(page, t, 'address');
    await faults.add({ path: '/lgw/games/game_menus', code: 'IP_BLOCKED' });
    await site.open();
    await expect(refused).toBeVisible();
    await expect(page.getByText(t('common:closure.address.text'))).toBeVisible();
    await expect(page.getByText(t('common:closure.ip', { ip: '' }).trim())).toBeVisible();
    await expect(site.main.getByRole('link', { name: t('common:navigation.customerService') })).toHaveAttribute('href', /^(https|mailto):/);
    await expect(site.header).toHaveCount(0);
    await faults.clear();
    await site.open('/?type=RNG');
    await expect(lobby.tiles.first()).toBeVisible();
    await faults.add({ path: '/wps/relay/GCSGAME_gameList', code: 'IP_BLOCKED' });
    await lobby.pageLink(2).click();
    await expect(refused).toBeVisible();
  },
);

test('a site on an unknown domain says to contact customer service [error-05]', async ({ page, t, site }) => {
  await changeAnswer(page, 'domainRoute', () => ({ mainDomain: 'elsewhere.example', domainRoute: ['www.elsewhere.example'] }));
  await site.open();
  await expect(closure(page, t, 'domain')).toBeVisible();
  await expect(page.getByText(t('common:closure.domain.text'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: t('common:navigation.customerService') })).toBeVisible();
});

test('the closed page loads nothing of the lobby', async ({ page, t, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED|home\.page/);
  await page.route(/\/core\/(?:home\.page|pages)-.*\.js$/, (route) => route.abort());
  await changeAnswer(page, 'systemStatus', (value) => ({ ...value, ...under(1, true, false) }));
  await page.goto('/');
  await expect(closure(page, t, 'maintenance')).toBeVisible();
});
