import type { Browser, CDPSession, Page } from '@playwright/test';
import { startId } from '../../../packages/builder/src/stamp/boot-script.ts';
import { startShaper, type Link } from './shaper.ts';
import type { StaticServer } from './static-server.ts';

/** A target of the comparison: a folder that is served, and the address that is opened. */
export interface Target {
  name: string;
  server: StaticServer;
  /** A name of this machine; a site checks that it is opened by one of its own. */
  host: string;
  route: string;
}

/** One load of a target; milliseconds, bytes as they travel (brotli 11). */
export interface Load {
  firstPaint: number;
  largestPaint: number;
  largestElement: string;
  layoutShift: number;
  blocking: number;
  longestTask: number;
  tapToPaint: number;
  scripts: number;
  /** Of the scripts those that the first tap waits for: what the document lists, without the client of the gateway. */
  firstScripts: number;
  styles: number;
  fonts: number;
  images: number;
  html: number;
  requests: number;
  failed: number;
}

export interface Conditions {
  cpu: number;
  link: Link | null;
}

interface Marks {
  paint: number;
  largest: number;
  element: string;
  shift: number;
  tasks: [number, number][];
  taps: number[];
}

const quietMs = 2000;
const capMs = 30_000;

/** A phone whose user has opened nothing before. */
export const phoneContext = {
  ignoreHTTPSErrors: true,
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
} as const;

/** Opens a target once in a fresh context and reads what the browser saw. */
export async function load(browser: Browser, target: Target, { cpu, link }: Conditions): Promise<Load> {
  const shaper = link === null ? null : await startShaper(target.server.port, link);
  const context = await browser.newContext(phoneContext);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(observe);
    // What pops up would lie over what is tapped.
    await page.addInitScript(() => sessionStorage.setItem('livery.popup.B', 'closed'));
    const requests = await recordRequests(session);
    if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.goto(`https://${target.host}:${shaper?.port ?? target.server.port}${target.route}`, {
      waitUntil: 'commit',
      timeout: 60_000,
    });
    await untilQuiet(page, requests);
    const marks = await page.evaluate(() => (window as unknown as { marks: Marks }).marks);
    const listed = await page.evaluate((id) => JSON.parse(document.getElementById(id)?.textContent ?? '[]') as string[], startId);
    const bytes = count(requests, target.server, new Set(listed));
    return { ...summary(marks), ...bytes, tapToPaint: await tap(page) };
  } finally {
    await context.close();
    shaper?.close();
  }
}

/** Runs in the page. */
function observe(): void {
  const marks: Marks = { paint: 0, largest: 0, element: '', shift: 0, tasks: [], taps: [] };
  (window as unknown as { marks: Marks }).marks = marks;
  const on = <Entry extends PerformanceEntry>(type: string, read: (entry: Entry) => void, extra = {}): void => {
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => read(entry as Entry))).observe({
      type,
      buffered: true,
      ...extra,
    });
  };
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') marks.paint = entry.startTime;
  });
  on<PerformanceEntry & { element?: Element; url: string }>('largest-contentful-paint', (entry) => {
    marks.largest = entry.startTime;
    marks.element = `${entry.element?.tagName ?? ''} ${entry.url || (entry.element?.textContent ?? '').trim().slice(0, 40)}`;
  });
  on<PerformanceEntry & { hadRecentInput: boolean; value: number }>('layout-shift', (entry) => {
    if (!entry.hadRecentInput) marks.shift += entry.value;
  });
  on('longtask', (entry) => marks.tasks.push([entry.startTime, entry.duration]));
  on<PerformanceEntry & { interactionId: number }>(
    'event',
    (entry) => {
      if (entry.interactionId) marks.taps.push(entry.duration);
    },
    { durationThreshold: 16 },
  );
}

interface Requests {
  urls: Map<string, { url: string; isPage: boolean; hasFailed: boolean; isDone: boolean }>;
  lastChange: number;
}

async function recordRequests(session: CDPSession): Promise<Requests> {
  const requests: Requests = { urls: new Map(), lastChange: performance.now() };
  const end = (id: string, hasFailed: boolean): void => {
    const request = requests.urls.get(id);
    if (request !== undefined) Object.assign(request, { isDone: true, hasFailed: request.hasFailed || hasFailed });
    requests.lastChange = performance.now();
  };
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (/^(data|blob):/.test(request.url)) return;
    requests.urls.set(requestId, { url: request.url, isPage: type === 'Document', hasFailed: false, isDone: false });
    requests.lastChange = performance.now();
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.urls.get(requestId);
    if (request !== undefined && response.status >= 400) request.hasFailed = true;
  });
  session.on('Network.loadingFinished', ({ requestId }) => end(requestId, false));
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, true));
  return requests;
}

async function untilQuiet(page: Page, requests: Requests): Promise<void> {
  const deadline = performance.now() + capMs;
  while (performance.now() < deadline) {
    await page.waitForTimeout(100);
    const sinceTask = await page.evaluate(() => {
      const last = (window as unknown as { marks: Marks }).marks.tasks.at(-1);
      return document.readyState === 'complete' ? (last === undefined ? Infinity : performance.now() - last[0] - last[1]) : 0;
    });
    const isOpen = [...requests.urls.values()].some(({ isDone }) => !isDone);
    if (!isOpen && sinceTask > quietMs && performance.now() - requests.lastChange > quietMs) return;
  }
}

function summary(marks: Marks): Pick<Load, 'firstPaint' | 'largestPaint' | 'largestElement' | 'layoutShift' | 'blocking' | 'longestTask'> {
  const after = marks.tasks.filter(([start, duration]) => start + duration > marks.paint);
  return {
    firstPaint: marks.paint,
    largestPaint: marks.largest,
    largestElement: marks.element,
    layoutShift: marks.shift,
    blocking: after.reduce((sum, [start, duration]) => sum + Math.max(0, duration - 50 - Math.max(0, marks.paint - start)), 0),
    longestTask: Math.max(0, ...marks.tasks.map(([, duration]) => duration)),
  };
}

const client = /\/client-[^/]*\.js$/;

function count(
  requests: Requests,
  server: StaticServer,
  listed: ReadonlySet<string>,
): Pick<Load, 'scripts' | 'firstScripts' | 'styles' | 'fonts' | 'images' | 'html' | 'requests' | 'failed'> {
  const bytes = { scripts: 0, firstScripts: 0, styles: 0, fonts: 0, images: 0, html: 0, requests: 0, failed: 0 };
  const kinds: Record<string, 'scripts' | 'styles' | 'fonts' | 'images' | 'html'> = {
    js: 'scripts',
    css: 'styles',
    woff2: 'fonts',
    svg: 'images',
    png: 'images',
    html: 'html',
  };
  for (const { url, isPage, hasFailed } of requests.urls.values()) {
    bytes.requests += 1;
    if (hasFailed) bytes.failed += 1;
    const { pathname } = new URL(url);
    const file = server.fileOf(pathname);
    const kind = file === null ? undefined : kinds[file.kind];
    // What the server has no file for is answered by the gateway, not by the page of an unknown address.
    if (file === null || kind === undefined || (kind === 'html' && !isPage)) continue;
    const size = kind === 'html' ? file.gzipBytes : (file.brotli ?? file.raw).length;
    bytes[kind] += size;
    if (kind === 'scripts' && listed.has(pathname) && !client.test(pathname)) bytes.firstScripts += size;
  }
  return bytes;
}

/** Taps the first visible control and waits for the paint that answers it; nothing to tap, or a page that was left, is over any budget. */
async function tap(page: Page): Promise<number> {
  const spot = await page.evaluate(() => {
    for (const element of document.querySelectorAll('nav a, nav button, [role=tab], main button')) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width > 4 && height > 4 && element.contains(document.elementFromPoint(x, y))) return { x, y };
    }
    return null;
  });
  if (spot === null) return Infinity;
  await page.touchscreen.tap(spot.x, spot.y);
  await page.waitForTimeout(1500);
  return page.evaluate(() => Math.max(16, ...(window as unknown as { marks: Marks }).marks.taps)).catch(() => Infinity);
}
