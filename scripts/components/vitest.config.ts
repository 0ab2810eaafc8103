import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineProject } from 'vitest/config';
import { chromiumArguments } from '@livery/cli/chromium';
import { findChromium } from '@livery/sandbox/chromium';
import { brandThemes } from './brand-themes.ts';

const conditions = ['livery-source', 'module', 'browser', 'development|production'];

/** The vanilla-extract compiler has its own Vite server, which learns the condition from plugins only. */
const sourceCondition: Plugin = {
  name: 'livery-source-condition',
  config: () => ({ ssr: { resolve: { conditions, externalConditions: conditions } } }),
};
const executablePath = findChromium();

/** These tests create a Trusted Types policy, which lasts as long as their page. */
const alone = ['packages/portal/src/shared/pages/HtmlText.browser.test.tsx'];

/**
 * Components in a real browser with a brand's theme, for tests that need layout, focus, keys or pixels but no server.
 */
export default defineProject({
  root: path.resolve(import.meta.dirname, '../..'),
  plugins: [sourceCondition, vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === sourceCondition.name }), brandThemes],
  resolve: { conditions },
  // A library that is found late would reload the page of a test.
  optimizeDeps: {
    include: [
      '@simplewebauthn/browser',
      '@vanilla-extract/recipes/createRuntimeFn',
      '@vanilla-extract/sprinkles/createRuntimeSprinkles',
      'axe-core',
      'i18next',
      'react',
      'react-dom',
      'react-dom/client',
      'react-hook-form',
      'react-i18next',
      'react-router-dom',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'uqr',
    ],
  },
  test: {
    name: 'components',
    isolate: false,
    testTimeout: 30_000,
    // On a busy machine a page can miss the deadline of a poll. A real fault fails twice.
    retry: 1,
    include: ['packages/{ui,portal,desk}/src/**/*.browser.test.tsx'],
    // A second is short on a machine whose other cores run other tests.
    expect: { poll: { timeout: 5000 } },
    setupFiles: [path.join(import.meta.dirname, 'setup.ts')],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      provider: playwright({
        launchOptions: { args: chromiumArguments, ...(executablePath === undefined ? {} : { executablePath }) },
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [
        { browser: 'chromium', name: 'components', exclude: alone },
        { browser: 'chromium', name: 'components alone', include: alone },
      ],
    },
  },
});
