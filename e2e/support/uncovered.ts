import type { Page } from '@playwright/test';

/** Waits until a closed window's history entry is gone. A navigation before that would cross its way back. */
export async function untilUncovered(page: Page): Promise<void> {
  await page.waitForFunction(() => (window.history.state as { dialog?: unknown } | null)?.dialog === undefined);
}
