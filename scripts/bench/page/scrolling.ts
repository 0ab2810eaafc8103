import type { Browser, CDPSession, Page } from '@playwright/test';
import { onPhone, tilesOf, type Visit } from './interactions.ts';

/** How well a long list scrolled. */
export interface Scrolling {
  /** The share of frames that the browser dropped, or showed with a part missing. */
  readonly dropped: number;
  /** Lists that were in sight before they were drawn. */
  readonly unseen: number;
  /** The share of the page's own frames that came late while a script scrolled twice as fast. */
  readonly late: number;
}

/** Scrolls a list of so many games: by a wheel, five screens a second, and by a script, a screen in a tenth of a second. */
export async function measureScrolling(browser: Browser, visit: Visit, games: number): Promise<Scrolling> {
  const open = <Result>(measure: (page: Page) => Promise<Result>): Promise<Result> =>
    onPhone(
      browser,
      visit,
      async (page) => {
        await tilesOf(page)
          .nth(games - 1)
          .waitFor({ state: 'attached', timeout: 60_000 });
        await page.waitForTimeout(3_000);
        return measure(page);
      },
      games,
    );
  const byWheel = await open(async (page) => {
    await page.evaluate(watchLists);
    const frames = await framesOf(browser, async () => turnWheel(await page.context().newCDPSession(page)));
    return { dropped: shareOf(frames, isDropped), unseen: await page.evaluate(() => (window as unknown as Watched).unseen) };
  });
  return { ...byWheel, late: await open((page) => page.evaluate(scroll)) };
}

/** In CSS pixels, and pixels a second. */
const wheel = { distance: 40_000, speed: 4_000 };

async function turnWheel(session: CDPSession): Promise<void> {
  await session.send('Input.synthesizeScrollGesture', {
    x: 200,
    y: 600,
    yDistance: -wheel.distance,
    speed: wheel.speed,
    gestureSourceType: 'mouse',
  });
}

/** A frame as Chromium's compositor reports it. */
interface Frame {
  readonly state: string;
  readonly scroll_state: string;
  readonly has_missing_content: boolean;
  readonly checkerboarded_needs_raster: boolean;
  readonly checkerboarded_needs_record: boolean;
}

/** The frames that should have changed something while the action ran and the page scrolled. */
async function framesOf(browser: Browser, act: () => Promise<void>): Promise<Frame[]> {
  const session = await browser.newBrowserCDPSession();
  const frames: Frame[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { args } of value as { args?: { frame_reporter?: Frame } }[]) if (args?.frame_reporter) frames.push(args.frame_reporter);
  });
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['cc', 'benchmark'] } });
  await act();
  const isOver = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await isOver;
  await session.detach();
  return frames.filter(({ state, scroll_state }) => scroll_state !== 'SCROLL_NONE' && state !== 'STATE_NO_UPDATE_DESIRED');
}

function isDropped(frame: Frame): boolean {
  const isMissing = frame.has_missing_content || frame.checkerboarded_needs_raster || frame.checkerboarded_needs_record;
  return frame.state === 'STATE_DROPPED' || isMissing;
}

/** 1 if there are none: a page that was not seen to scroll has failed. */
function shareOf(frames: readonly Frame[], is: (frame: Frame) => boolean): number {
  return frames.length === 0 ? 1 : frames.filter(is).length / frames.length;
}

interface Watched {
  unseen: number;
}

/** Runs in the page: counts the lists that are drawn after their first line came into sight. */
function watchLists(): void {
  const watched = window as unknown as Watched;
  watched.unseen = 0;
  document.addEventListener(
    'contentvisibilityautostatechange',
    (event) => {
      const { skipped, target } = event as ContentVisibilityAutoStateChangeEvent;
      if (!skipped && (target as Element).getBoundingClientRect().top < window.innerHeight) watched.unseen += 1;
    },
    true,
  );
}

/** Runs in the page. */
async function scroll(): Promise<number> {
  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  const end = document.documentElement.scrollHeight - window.innerHeight;
  let [frames, late] = [0, 0];
  let last = await frame();
  for (let top = 0; top < end; top += window.innerHeight / 6) {
    window.scrollTo({ top, behavior: 'instant' });
    const now = await frame();
    frames += 1;
    if (now - last > 25) late += 1;
    last = now;
  }
  return late / Math.max(1, frames);
}
