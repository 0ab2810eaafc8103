import type { Page } from '@playwright/test';

interface InlinedBrand {
  features: { cockfight: boolean };
  layout: { hero: string };
}

/** What the open page carries of its brand. */
export async function inlinedBrand(page: Page): Promise<InlinedBrand> {
  return JSON.parse((await page.locator('#livery-brand').textContent()) ?? '') as InlinedBrand;
}
