import type { Page } from '@playwright/test';

/** Goes down a page screen by screen, so that all of it is drawn, and ends where the footer is in sight. Under a dialog a page stays. */
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
