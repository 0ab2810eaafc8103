import { existsSync } from 'node:fs';
import { systemBrowsers } from '@livery/cli/chromium';
import { chromium } from '@playwright/test';

/** Debian's Chromium without the parts that only a screen needs. Journeys take a third less processor time with it. */
export const headlessShell = '/usr/bin/chromium-headless-shell';

/** Journeys use the fastest Chromium, measurements the full browser. */
export type Use = 'journeys' | 'measuring';

/**
 * The path of Chromium: from `CHROMIUM_PATH`, else the system's, else Playwright's. Undefined if none is installed.
 *
 * @throws Error when `CHROMIUM_PATH` points to no file
 */
export function findChromium(use: Use = 'journeys'): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file`);
    return named;
  }
  const shells = use === 'journeys' ? [headlessShell] : [];
  return [...shells, ...systemBrowsers, chromium.executablePath()].find((file) => existsSync(file));
}
