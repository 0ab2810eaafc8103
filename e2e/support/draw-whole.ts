import type { Page } from '@playwright/test';

/**
 * Scrolls down a page screen by screen until the footer is visible, so that all of it is drawn. Under a dialog it does
 * not scroll.
 */
export async function openWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const root = document.documentElement;
    for (let top = 0; top < root.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await nextFrames();
    }
  });
}
