import { existsSync } from 'node:fs';
import type { Browser, BrowserType } from 'playwright-core';
import { cliError } from '../errors/cli-error.ts';

/** The usual paths of Chromium by system. */
export const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Root has no sandbox in Chromium. The other flags stop its background requests. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Fonts and colours are drawn alike everywhere. */
const cameraArguments = [
  ...chromiumArguments,
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--hide-scrollbars',
  '--disable-partial-raster',
  '--disable-gpu-rasterization',
];

interface FoundChromium {
  chromium: BrowserType;
  executablePath: string;
}

/** Starts the Chromium that was found. Throws as `findChromium` does. */
export async function openChromium(): Promise<Browser> {
  const { chromium, executablePath } = await findChromium();
  try {
    return await chromium.launch({ executablePath, args: cameraArguments });
  } catch (error) {
    throw cliError('NoChromium', { case: 'start', file: executablePath }, { cause: error });
  }
}

/**
 * The Chromium that `CHROMIUM_PATH` names, the system's, or Playwright's own. Call it before any slow work. Throws
 * `CliError` `NoPlaywright` or `NoChromium`, both with exit code 3.
 */
export async function findChromium(): Promise<FoundChromium> {
  const { chromium } = await import('playwright-core').catch((error: unknown) => {
    throw cliError('NoPlaywright', {}, { cause: error });
  });
  const named = process.env['CHROMIUM_PATH'] ?? '';
  if (named !== '' && !existsSync(named)) throw cliError('NoChromium', { case: 'named', file: named });
  const executablePath = named === '' ? [...systemBrowsers, chromium.executablePath()].find((file) => existsSync(file)) : named;
  if (executablePath === undefined) throw cliError('NoChromium', { case: 'none' });
  return { chromium, executablePath };
}
