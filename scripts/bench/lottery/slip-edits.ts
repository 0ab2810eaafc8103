import { chromium, type Page } from '@playwright/test';
import { chromiumArguments } from '@livery/cli/chromium';
import { brandFacts } from '@livery/sandbox/brand-facts';
import { textsOf, type Translate } from '@livery/sandbox/texts';
import { provideChromium } from '../../machine/chromium.ts';
import { median } from '../gateway/gateway-load.ts';
import { onPhone, timeAction } from '../page/interactions.ts';
import { phone, type SiteToMeasure } from '../page/pages.ts';
import { startStaticServer } from '../page/static-server.ts';
import type { Row } from '../row.ts';

interface DeskSite extends SiteToMeasure {
  /** The lottery to play. */
  readonly game: number;
  /** Of a member. */
  readonly token: string;
  /** The site's default language. */
  readonly language: string;
}

const timesEach = 3;
/** Lucky picks come five at a time. */
const presses = 4;

/** Edits of a slip that already has twenty bets, on a slow phone. */
export async function measureSlipEdits({ code, dir, gateway, game, token, language }: DeskSite): Promise<Row[]> {
  const server = await startStaticServer(dir, gateway);
  const browser = await chromium.launch({
    executablePath: provideChromium('measuring'),
    args: [...chromiumArguments, '--ignore-certificate-errors', '--disable-gpu'],
  });
  try {
    const t = textsOf(brandFacts(code), language);
    const route = `/lottery?game=${game}`;
    const visit = { target: { name: code, server, host: gateway.host, route }, token, cpu: phone.cpu, t };
    const times = new Map<string, number[]>(Object.keys(edits).map((name) => [name, []]));
    for (let time = 0; time < timesEach; time += 1)
      await onPhone(browser, visit, async (page) => {
        for (const [name, edit] of Object.entries(edits)) times.get(name)?.push(await edit(page, t));
      });
    return [...times].map(([name, each]) => ({
      name: `${name} to paint, 20 bets on the slip, CPU 4x`,
      value: median(each),
      unit: 'ms',
      budget: 16,
    }));
  } finally {
    await browser.close();
    server.close();
  }
}

/** In the order of a visit. */
const edits = {
  'five lucky picks': async (page, t) => {
    const picks = page.getByRole('button', { name: t('lottery-desk:chooser.quickMore') });
    await picks.waitFor();
    for (let press = 1; press < presses; press += 1) await picks.click();
    return timeAction(page, picks);
  },
  'a number': async (page) => timeAction(page, page.locator('fieldset button[aria-pressed]').nth(7)),
  'a bet removed': async (page, t) => {
    await page.getByRole('button', { name: t('lottery-desk:slip.open_other', { count: presses * 5 }) }).click();
    return timeAction(
      page,
      page
        .getByRole('list', { name: t('lottery-desk:slip.bets') })
        .getByRole('button')
        .first(),
    );
  },
} satisfies Record<string, (page: Page, t: Translate) => Promise<number>>;
