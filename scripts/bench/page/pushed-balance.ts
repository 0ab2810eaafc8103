import { chromium, type Page } from '@playwright/test';
import { chromiumArguments } from '@livery/cli/chromium';
import { provideChromium } from '../../machine/chromium.ts';
import { median } from '../gateway/gateway-load.ts';

interface OpenPage {
  readonly address: string;
  readonly token: string;
  /** Gives the member a minor unit, and returns the balance once it is committed. */
  readonly grant: () => Promise<number>;
}

const runs = 9;

/**
 * Milliseconds from the commit of a balance to its pixels, as medians: on an open page, and on one that is loaded again
 * for it.
 */
export async function comparePushedBalance({ address, token, grant }: OpenPage): Promise<{ pushed: number; reloaded: number }> {
  const browser = await chromium.launch({
    executablePath: provideChromium('measuring'),
    args: [...chromiumArguments, '--ignore-certificate-errors', '--disable-gpu'],
  });
  try {
    const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.addInitScript((value) => sessionStorage.setItem('livery.token', value), token);
    await page.goto(address);
    const pushed: number[] = [];
    const reloaded: number[] = [];
    // The first one waits for the stream, which begins when the page is idle.
    await shown(page, await grant());
    for (let run = 0; run < runs; run += 1) {
      pushed.push(await timed(grant, (balance) => shown(page, balance)));
      reloaded.push(
        await timed(grant, async (balance) => {
          await page.reload({ waitUntil: 'commit' });
          return shown(page, balance);
        }),
      );
      await shown(page, await grant());
    }
    return { pushed: median(pushed), reloaded: median(reloaded) };
  } finally {
    await browser.close();
  }
}

async function timed(grant: () => Promise<number>, show: (balance: number) => Promise<number>): Promise<number> {
  const balance = await grant();
  const committed = Date.now();
  return Math.max(1, (await show(balance)) - committed);
}

/** When the header has shown a balance. The next frame paints it. */
async function shown(page: Page, balance: number): Promise<number> {
  const seen = await page.waitForFunction(
    (digits) => (document.querySelector('header')?.textContent ?? '').replaceAll(/\D/g, '').includes(digits) && Date.now(),
    String(balance),
    { polling: 'raf', timeout: 60_000 },
  );
  return Number(await seen.jsonValue());
}
