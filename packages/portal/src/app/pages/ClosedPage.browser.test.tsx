import { brands, wear } from 'virtual:wear';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { statusLoaded, type SystemStatus } from '#shared/facts/site.slice.ts';
import { openPart } from '#testing/open-part.tsx';
import { ClosedPage } from './ClosedPage.tsx';

test.each(brands)('the maintenance page of a brand with the wave has it below its words, in the theme of %s', async (brand) => {
  wear(brand, 'light');
  await page.viewport(390, 844);
  const { screen, store } = await openPart(<ClosedPage />, { features: [], answers: {} });
  store.dispatch(statusLoaded({ status: 1, maintenance: true } as unknown as SystemStatus));
  const retry = screen.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  const wave = screen.container.querySelector('svg[preserveAspectRatio=none]')?.getBoundingClientRect();
  expect(wave?.bottom).toBe(844);
  expect(wave?.width).toBe(390);
  expect(retry.element().getBoundingClientRect().bottom).toBeLessThan(wave?.top ?? 0);
});
