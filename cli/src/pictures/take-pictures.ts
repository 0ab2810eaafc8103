import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { pageNames } from '@livery/brand/public-brand';
import type { Progress } from '../terminal/progress.ts';
import { writeWhole } from '../files/write-whole.ts';
import { openChromium } from './find-chromium.ts';
import { shotsOf, type Screen, type Shot } from './key-pages.ts';
import type { Site } from './read-site.ts';
import { startSampleGateway } from './sample-gateway.ts';
import { settle, steadyPage, takeSteady, watchCalls } from './settle.ts';

/** Increase it when the same bundle gives different screenshots: other pages, screens or sample answers. */
const cameraVersion = 2;
const moment = new Date('2025-06-15T12:00:00Z');
const atOnce = 2;

export interface TakeOptions {
  /** The folder of all pictures, e.g. `.livery/pictures`. Each bundle is photographed once. */
  cacheDir: string;
  /** A gateway to use instead of the sample answers. Its screenshots are taken again each time. */
  gatewayUrl?: string;
  onProgress: Progress;
}

export interface Album {
  /** The camera. Pictures of two cameras cannot be compared. */
  camera: string;
  /** The file of a shot, absolute. */
  fileOf(site: Site, shot: Shot): string;
}

export function pictureFile(cacheDir: string, camera: string, build: string, shot: string): string {
  return path.join(cacheDir, camera, build, `${shot}.png`);
}

/** Takes the missing pictures of all sites. Throws `CliError` without a browser. */
export async function takePictures(sites: readonly Site[], { cacheDir, gatewayUrl, onProgress }: TakeOptions): Promise<Album> {
  const browser = await openChromium();
  try {
    const camera = `chromium-${browser.version()}-${cameraVersion}${gatewayUrl === undefined ? '' : '-live'}`;
    const fileOf = (site: Site, { id }: Shot): string => pictureFile(cacheDir, camera, site.build, id);
    const missing = sites.map((site) => ({
      site,
      shots: shotsOf(site.modes).filter((shot) => gatewayUrl !== undefined || !existsSync(fileOf(site, shot))),
    }));
    const of = missing.reduce((sum, { shots }) => sum + shots.length, 0);
    let done = 0;
    const keep = async (site: Site, shot: Shot, picture: Buffer): Promise<void> => {
      await writeWhole(fileOf(site, shot), picture);
      onProgress(`${site.code} ${shot.id}`, { done: (done += 1), of });
    };
    if (of > 0) await photograph(browser, missing, gatewayUrl, keep);
    return { camera, fileOf };
  } finally {
    await browser.close();
  }
}

type Keep = (site: Site, shot: Shot, picture: Buffer) => Promise<void>;

async function photograph(
  browser: Browser,
  orders: readonly { site: Site; shots: Shot[] }[],
  gatewayUrl: string | undefined,
  keep: Keep,
): Promise<void> {
  const { startPreview } = await import('@livery/builder');
  const currencies = new Map(orders.map(({ site }) => [`${site.code}.localhost`, site.currency]));
  const sample = gatewayUrl === undefined ? await startSampleGateway((host) => currencies.get(host) ?? 'BRL') : null;
  const outputs = orders.map(({ site: { code, dir } }) => ({ code, dir, hosts: [] }));
  const server = await startPreview({ outputs, port: 0, gatewayUrl: gatewayUrl ?? sample?.url ?? '' });
  try {
    const sittings = orders.flatMap(({ site, shots }) =>
      [...Map.groupBy(shots, ({ mode, screen }) => `${mode} ${screen.id}`).values()].map((group) => ({ site, shots: group })),
    );
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let next = sittings.shift(); next !== undefined; next = sittings.shift())
          await sit(browser, `http://${next.site.code}.localhost:${server.port}`, next.site, next.shots, keep);
      }),
    );
  } finally {
    await server.close();
    await sample?.close();
  }
}

/** Takes the shots of one mode and screen, page by page in one window. */
async function sit(browser: Browser, origin: string, site: Site, shots: readonly Shot[], keep: Keep): Promise<void> {
  const [first] = shots;
  if (first === undefined) return;
  const context = await browser.newContext(windowOf(first.mode, first.screen));
  try {
    await context.clock.setFixedTime(moment);
    await context.addInitScript(steadyPage);
    const choice = JSON.stringify({ theme: first.mode });
    await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [pageNames.preferencesKey, choice] as const);
    for (const shot of shots) {
      const page = await context.newPage();
      const calls = watchCalls(page);
      await page.goto(origin + shot.page.path);
      await settle(page, calls);
      await keep(site, shot, await takeSteady(page));
      await page.close();
    }
  } finally {
    await context.close();
  }
}

function windowOf(mode: string, { viewport, isMobile }: Screen): Parameters<Browser['newContext']>[0] {
  return {
    viewport,
    isMobile,
    hasTouch: isMobile,
    deviceScaleFactor: 1,
    colorScheme: mode === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
  };
}
