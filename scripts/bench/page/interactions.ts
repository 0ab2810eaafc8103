import type { Browser, Locator, Page } from '@playwright/test';
import { routes } from '@livery/contract/routes';
import type { ValueOf } from '@livery/contract/shapes';
import type { Translate } from '@livery/sandbox/texts';
import { phoneContext, type Target } from './load.ts';

export interface Visit {
  readonly target: Target;
  /** The token of a member, whose favourites can be changed. */
  readonly token: string;
  /** How many times slower the processor is. */
  readonly cpu: number;
  readonly t: Translate;
}

export const tilesOf = (page: Page): Locator => page.getByRole('tabpanel').getByRole('article');

/** The controls to tap on a list of games, by their names in the bench. In a box a key is pressed. */
const interactions = {
  'a filter': (page, t) =>
    page.getByRole('group', { name: t('lobby:filters.label') }).getByRole('button', { name: t('lobby:filters.HOT') }),
  'a key of the search': (page, t) => page.getByRole('searchbox', { name: t('lobby:search.label') }),
  'a favourite': (page) => tilesOf(page).first().locator('button[aria-pressed]'),
  'another page': (page, t) => page.getByRole('navigation', { name: t('common:pager.label') }).getByRole('link', { name: '2' }),
} satisfies Record<string, (page: Page, t: Translate) => Locator>;

export type Interaction = keyof typeof interactions;
export const interactionNames = Object.keys(interactions) as Interaction[];

export async function timeInteraction(browser: Browser, visit: Visit, name: Interaction): Promise<number> {
  return onPhone(browser, visit, async (page) => {
    await tilesOf(page).first().waitFor();
    const target = interactions[name](page, visit.t);
    return timeAction(page, target, name === 'a key of the search' ? 's' : undefined);
  });
}

/**
 * Milliseconds from a tap on a control, or from a key pressed in it, to the next paint, as the browser reports them (in
 * steps of 8).
 */
export async function timeAction(page: Page, target: Locator, key?: string): Promise<number> {
  if (key !== undefined) await target.focus();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(2_000);
  const { x, y, width, height } = await boxOf(target);
  await page.evaluate(watch);
  // By position: a runner looks a control up in the page, at the user's cost.
  if (key === undefined) await page.touchscreen.tap(x + width / 2, y + height / 2);
  else await page.keyboard.press(key);
  await page.waitForTimeout(1_500);
  return page.evaluate(() => Math.max(16, ...(window as unknown as Watched).durations));
}

async function boxOf(target: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${String(target)} is not in sight`);
  return box;
}

/** Opens the target as a member on a slow phone. `games` is the length of its list of games. */
export async function onPhone<Result>(
  browser: Browser,
  { target, token, cpu }: Visit,
  measure: (page: Page) => Promise<Result>,
  games?: number,
): Promise<Result> {
  const context = await browser.newContext(phoneContext);
  try {
    const page = await context.newPage();
    await page.addInitScript((value) => {
      sessionStorage.setItem('livery.token', value);
      // A popup would cover the control.
      for (const execution of ['A', 'B', 'F']) sessionStorage.setItem(`livery.popup.${execution}`, 'closed');
    }, token);
    if (games !== undefined) await multiplyGames(page, games);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.goto(`https://${target.host}:${target.server.port}${target.route}`);
    return await measure(page);
  } finally {
    await context.close();
  }
}

interface Watched {
  durations: number[];
}

/** Runs in the page. */
function watch(): void {
  const durations: number[] = [];
  (window as unknown as Watched).durations = durations;
  const read = (list: PerformanceObserverEntryList): void =>
    list.getEntries().forEach((entry) => {
      if ((entry as PerformanceEntry & { interactionId: number }).interactionId) durations.push(entry.duration);
    });
  new PerformanceObserver(read).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Answers the list of games with so many games. */
async function multiplyGames(page: Page, count: number): Promise<void> {
  await page.route(
    (url) => url.pathname === routes.gameList.path,
    async (route) => {
      const { pathname, search, port } = new URL(route.request().url());
      // Node, which sends this, does not resolve `*.localhost`.
      const response = await route.fetch({ url: `https://127.0.0.1:${port}${pathname}${search}` });
      const { value, ...envelope } = (await response.json()) as { value: ValueOf<'gameList'> };
      const games = Array.from({ length: count }, (_, index) => ({
        ...value.games[index % value.games.length],
        nodeId: 1_000_000 + index,
      }));
      await route.fulfill({ response, json: { ...envelope, value: { games, totalPages: 1, total: count } } });
    },
  );
}
