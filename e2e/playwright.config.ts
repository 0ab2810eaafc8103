import { randomBytes } from 'node:crypto';
import { globSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments } from '@livery/cli/chromium';
import { findChromium } from '@livery/sandbox/chromium';
import { address, deployed, root } from './support/address.ts';
import { controlSecretVariable } from './support/control-secret.ts';
import { shareOf } from './support/shares.ts';

const named = process.env['BRANDS']?.split(',').filter((code) => code !== '');
const brands =
  named ??
  readdirSync(path.join(root, 'brands'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^[._]/.test(entry.name))
    .map((entry) => entry.name)
    .toSorted();
// The site's server and the workers inherit it; of a server that is reused its secret has to be told.
if (process.env['E2E_REUSE'] === undefined) process.env[controlSecretVariable] ??= randomBytes(32).toString('base64url');
const executablePath = findChromium();
const journeys = globSync('journeys/*/*.e2e.ts', { cwd: import.meta.dirname }).map((file) => path.basename(file));
// Who names brands, or a site that is deployed, wants to know what holds there: every journey, in each of them.
const takesAll = named !== undefined || deployed !== undefined;

export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.e2e.ts',
  outputDir: path.join(root, 'out/e2e/results'),
  fullyParallel: true,
  workers: 2,
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    [process.env['E2E_REPORTER'] ?? 'list'],
    ['html', { outputFolder: path.join(root, 'out/e2e/report'), open: 'never' }],
    ['json', { outputFile: path.join(root, 'out/reports/playwright.json') }],
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    // A worker would ask for what a journey lets fail.
    serviceWorkers: 'block',
    // Nothing that a journey proves moves, but where a file says that it does.
    reducedMotion: 'reduce',
    // A journey that failed is tried again, and that try alone is traced: every page as it stood, without the film.
    trace: { mode: 'on-first-retry', screenshots: false, snapshots: true, sources: true },
    // A journey's page is too short-lived to profit from optimised scripts, which cost a tenth of the renderer's time,
    // or from collecting its young objects early.
    launchOptions: {
      args: [...chromiumArguments, '--js-flags=--no-maglev,--no-turbofan,--min-semi-space-size=16'],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  projects: brands.map((code) => ({
    name: code,
    use: { baseURL: address(code) },
    metadata: { brand: code },
    grep: takesAll ? /(?:)/ : shareOf(code, brands, journeys),
    // What needs the gateway's control calls cannot run against a site that is deployed.
    grepInvert: deployed === undefined ? [] : [/@control/],
  })),
  ...(deployed === undefined
    ? {
        globalTeardown: './support/books.teardown.ts',
        webServer: {
          command: `"${process.execPath}" --conditions=livery-source e2e/support/serve.ts`,
          cwd: root,
          url: `${address(null)}/`,
          reuseExistingServer: process.env['E2E_REUSE'] !== undefined,
          timeout: 180_000,
          gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
          stdout: 'pipe' as const,
        },
      }
    : {}),
});
