import type { Page } from '@playwright/test';

interface InlinedBrand {
  features: { cockfight: boolean };
  layout: { hero: string };
}

/** The brand's data in the open page. */
export async function inlinedBrand(page: Page): Promise<InlinedBrand> {
  return JSON.parse((await page.locator('#livery-brand').textContent()) ?? '') as InlinedBrand;
}
