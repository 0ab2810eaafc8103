import type { Page } from '@playwright/test';
import { address } from './address.ts';

/** A merchant that shares another brand's bundle. A journey may change it as a whole without disturbing others. */
export const spare = { code: 'SPARE', brand: 'spare', name: 'Spare' } as const;

export const spareAddress = address(spare.brand);

/**
 * Makes the page's documents call the spare merchant. Their brand data can be replaced, because no CSP has its hash.
 */
export async function serveSpare(page: Page): Promise<void> {
  await page.route(
    (url) => url.origin === new URL(spareAddress).origin,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const { pathname } = new URL(route.request().url());
      // Node sends this and does not resolve `*.localhost`.
      const response = await route.fetch({
        url: `${address(null)}${pathname}`,
        headers: { ...route.request().headers(), Host: new URL(spareAddress).host },
      });
      const body = (await response.text()).replace(/"merchantCode":"[^"]+"/, `"merchantCode":"${spare.code}"`);
      await route.fulfill({ response, body });
    },
  );
}
