import type { Page } from '@playwright/test';

/** Holds the portal's scripts until the returned function is called, so that the page stays as stamped. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/core\/[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
}
