import type { Page } from '@playwright/test';

/** Keeps the portal's scripts back until the answer is called: the page stands as it was stamped. */
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
