import { expect, test } from '../../support/test.ts';

test('a member can choose more frequent reality checks, which state the time played and end with an answer', async ({ page, t, site }) => {
  await page.clock.install();
  await site.openAs('agent41', '/safer-play');
  const visit = page.getByRole('region', { name: t('safer-play:session.title') });
  await expect(visit).toContainText(t('safer-play:span.minutes', { minutes: 0 }));
  const interval = visit.getByRole('button', { name: t('safer-play:span.minutes', { minutes: 15 }) });
  await interval.click();
  await expect(interval).toHaveAttribute('aria-pressed', 'true');

  await page.clock.fastForward(15 * 60_000);
  const check = page.getByRole('dialog', { name: t('safer-play:check.title') });
  await expect(check).toContainText(t('safer-play:span.minutes', { minutes: 15 }));
  await expect(check.getByRole('definition')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(check).toBeVisible();
  await check.getByRole('button', { name: t('safer-play:check.goOn') }).click();
  await expect(check).toBeHidden();
  await expect(visit).toContainText(t('safer-play:span.minutes', { minutes: 15 }));

  await page.reload();
  await expect(interval).toHaveAttribute('aria-pressed', 'true');
});
