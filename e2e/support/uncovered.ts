import type { Page } from '@playwright/test';

/** A window over the page lays an entry of its own over that of the page, which goes with it: until then a navigation would cross its way back. */
export async function untilUncovered(page: Page): Promise<void> {
  await page.waitForFunction(() => (window.history.state as { dialog?: unknown } | null)?.dialog === undefined);
}
