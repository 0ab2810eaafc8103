import type { ValueOf } from '@livery/contract/shapes';
import { Lobby } from '../page-models/lobby.ts';
import { Site } from '../page-models/site.ts';
import { changeAnswer } from '../support/calls.ts';
import { expect, test } from '../support/test.ts';
import type { Translate } from '../support/texts.ts';
import type { Page } from '@playwright/test';

type Status = Pick<ValueOf<'systemStatus'>, 'status' | 'maintenance' | 'regionRestriction'>;

const under = (status: Status['status'], maintenance: boolean, regionRestriction: boolean): Status => ({
  status,
  maintenance,
  regionRestriction,
});

async function openUnder(page: Page, t: Translate, status: Status, endTime: string | null = null): Promise<Site> {
  await changeAnswer(page, 'systemStatus', (value) => ({ ...value, ...status, endTime, location: { ip: '203.0.113.7' } }));
  const site = new Site(page, t);
  await site.open();
  return site;
}

const closure = (page: Page, t: Translate, reason: 'maintenance' | 'region') =>
  page.getByRole('heading', { level: 1, name: t(`common:closure.${reason}.title`) });

for (const { status, ids } of [
  { status: under(0, true, true), ids: '[system-01]' },
  { status: under(1, false, true), ids: '[system-02]' },
  { status: under(2, true, false), ids: '[system-03]' },
]) {
  const { maintenance, regionRestriction } = status;
  test(`status ${status.status} is the normal site, maintenance ${maintenance} and region ${regionRestriction} ${ids}`, async ({
    page,
    t,
  }) => {
    const answered = page.waitForResponse((response) => response.url().includes('/system/status'));
    const site = await openUnder(page, t, status);
    await answered;
    await expect(new Lobby(page, t).section('HOT').getByRole('article').first()).toBeVisible();
    await expect(site.header).toBeVisible();
    for (const reason of ['maintenance', 'region'] as const) await expect(closure(page, t, reason)).toHaveCount(0);
  });
}

for (const endTime of [null, '2026-12-01T06:00:00.000Z']) {
  test(`maintenance ${endTime === null ? 'without' : 'with'} an end takes the place of the whole site [system-02, system-04, system-05]`, async ({
    page,
    t,
  }) => {
    const site = await openUnder(page, t, under(1, true, false), endTime);
    await expect(closure(page, t, 'maintenance')).toBeVisible();
    await expect(page.getByText(t('common:closure.maintenance.text'))).toBeVisible();
    await expect(site.main.getByRole('link', { name: t('common:navigation.customerService') })).toHaveAttribute('href', /^(https|mailto):/);
    await expect(page.getByText(t('common:closure.maintenance.until', { time: '' }).trim())).toHaveCount(endTime === null ? 0 : 1);
    if (endTime !== null) await expect(site.main).toContainText('2026');
    await expect(site.header).toHaveCount(0);
    await expect(page.getByRole('tab')).toHaveCount(0);
  });
}

test('a blocked region takes the place of the whole site and names the address [system-03, system-06]', async ({ page, t }) => {
  const site = await openUnder(page, t, under(2, false, true));
  await expect(closure(page, t, 'region')).toBeVisible();
  await expect(page.getByText(t('common:closure.region.text'))).toBeVisible();
  await expect(page.getByText(t('common:closure.region.ip', { ip: '203.0.113.7' }))).toBeVisible();
  await expect(site.main.getByRole('link', { name: t('common:navigation.customerService') })).toHaveAttribute('href', /^(https|mailto):/);
  await expect(site.header).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
});
