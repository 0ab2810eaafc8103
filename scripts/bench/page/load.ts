import { setTimeout as wait } from 'node:timers/promises';
import { startId } from '@livery/builder/boot-settings';
import type { BareChromium, Session } from './bare-chromium.ts';
import { startShaper, type Link } from './shaper.ts';
import type { StaticServer } from './static-server.ts';

/** A target of the comparison: a folder that is served, and the address that is opened. */
export interface Target {
  name: string;
  server: StaticServer;
  /** A name of this machine that the site accepts as its own. */
  host: string;
  route: string;
  /** The session's token, for a page that needs a login. */
  token?: string;
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
  /** Scripts that the first tap waits for: those that the document lists, except the client of the gateway. */
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

/** A phone whose user has opened nothing yet. */
export const phoneContext = {
  ignoreHTTPSErrors: true,
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
} as const;

/** Opens a target once in a fresh context and reads what the browser saw. */
export async function load(browser: BareChromium, target: Target, { cpu, link }: Conditions): Promise<Load> {
  const shaper = link === null ? null : await startShaper(target.server.port, link);
  const { session, close } = await browser.openPage();
  try {
    await becomePhone(session);
    await session.send('Page.enable');
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${observe.toString()})()` });
    if (target.token !== undefined) {
      const closed = ['A', 'F'].map((execution) => `sessionStorage.setItem('livery.popup.${execution}', 'closed');`).join('');
      const source = `sessionStorage.setItem('livery.token', ${JSON.stringify(target.token)});${closed}`;
      await session.send('Page.addScriptToEvaluateOnNewDocument', { source });
    }
    const requests = await recordRequests(session);
    if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const url = `https://${target.host}:${shaper?.port ?? target.server.port}${target.route}`;
    const { errorText } = await session.send('Page.navigate', { url });
    if (errorText !== undefined) throw new Error(`${url} does not open: ${errorText}`);
    await untilQuiet(session, requests);
    const marks = await evaluate(session, () => (window as unknown as { marks: Marks }).marks);
    const listed = await evaluate(session, listedScripts, startId);
    const bytes = count(requests, target.server, new Set(listed));
    return { ...summary(marks), ...bytes, tapToPaint: await tap(session) };
  } finally {
    await close();
    shaper?.close();
  }
}

async function becomePhone(session: Session): Promise<void> {
  const { viewport, deviceScaleFactor, isMobile, hasTouch } = phoneContext;
  await session.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: isMobile });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch });
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
}

/** Runs a function in the page. Throws where it throws. */
async function evaluate<Result, Parameters extends readonly unknown[]>(
  session: Session,
  run: (...parameters: Parameters) => Result,
  ...parameters: Parameters
): Promise<Awaited<Result>> {
  const expression = `(${run.toString()})(...${JSON.stringify(parameters)})`;
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
  if (exceptionDetails !== undefined) throw new Error(`In the page: ${exceptionDetails.text}`);
  return result.value as Awaited<Result>;
}

/** Runs in the page. */
function listedScripts(id: string): string[] {
  return JSON.parse(document.getElementById(id)?.textContent ?? '[]') as string[];
}

/** Runs in the page. */
function observe(): void {
  const marks: Marks = { paint: 0, largest: 0, element: '', shift: 0, tasks: [], taps: [] };
  (window as unknown as { marks: Marks }).marks = marks;
  // A popup would cover the control, and an installed worker would fetch more than the page does.
  sessionStorage.setItem('livery.popup.B', 'closed');
  navigator.serviceWorker.register = () => new Promise(() => undefined);
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

/** The parts that are read of the browser's messages about a request. */
interface Ended {
  requestId: string;
}
interface Asked extends Ended {
  request: { url: string };
  type?: string;
}
interface Answered extends Ended {
  response: { status: number };
}

async function recordRequests(session: Session): Promise<Requests> {
  const requests: Requests = { urls: new Map(), lastChange: performance.now() };
  const end = (id: string, hasFailed: boolean): void => {
    const request = requests.urls.get(id);
    if (request !== undefined) Object.assign(request, { isDone: true, hasFailed: request.hasFailed || hasFailed });
    requests.lastChange = performance.now();
  };
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, type }: Asked) => {
    if (/^(data|blob):/.test(request.url)) return;
    requests.urls.set(requestId, { url: request.url, isPage: type === 'Document', hasFailed: false, isDone: false });
    requests.lastChange = performance.now();
  });
  session.on('Network.responseReceived', ({ requestId, response }: Answered) => {
    const request = requests.urls.get(requestId);
    if (request !== undefined && response.status >= 400) request.hasFailed = true;
  });
  session.on('Network.loadingFinished', ({ requestId }: Ended) => end(requestId, false));
  session.on('Network.loadingFailed', ({ requestId }: Ended) => end(requestId, true));
  return requests;
}

async function untilQuiet(session: Session, requests: Requests): Promise<void> {
  const deadline = performance.now() + capMs;
  while (performance.now() < deadline) {
    await wait(100);
    const sinceTask = await evaluate(session, () => {
      const last = (window as unknown as { marks?: Marks }).marks?.tasks.at(-1);
      if (document.readyState !== 'complete') return 0;
      // JSON has no infinite number.
      return last === undefined ? Number.MAX_VALUE : performance.now() - last[0] - last[1];
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
    // The gateway answers what the server has no file for, not the page of an unknown address.
    if (file === null || kind === undefined || (kind === 'html' && !isPage)) continue;
    const size = kind === 'html' ? file.gzipBytes : (file.brotli ?? file.raw).length;
    bytes[kind] += size;
    if (kind === 'scripts' && listed.has(pathname) && !client.test(pathname)) bytes.firstScripts += size;
  }
  return bytes;
}

/**
 * Taps the first visible control and waits for the paint that answers it. A page without a control, or one that was
 * left, exceeds any budget.
 */
async function tap(session: Session): Promise<number> {
  const spot = await evaluate(session, () => {
    for (const element of document.querySelectorAll('nav a, nav button, [role=tab], main button')) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width > 4 && height > 4 && element.contains(document.elementFromPoint(x, y))) return { x, y };
    }
    return null;
  });
  if (spot === null) return Infinity;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await wait(1500);
  return evaluate(session, () => Math.max(16, ...(window as unknown as { marks: Marks }).marks.taps)).catch(() => Infinity);
}
