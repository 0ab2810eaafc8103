import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin } from 'vite';
import { defineProject } from 'vitest/config';

const conditions = ['livery-source', 'module', 'node', 'development|production'];

/** The vanilla-extract compiler has its own Vite server, which takes the condition only from plugins. */
const sourceCondition: Plugin = {
  name: 'livery-source-condition',
  config: () => ({ ssr: { resolve: { conditions, externalConditions: conditions } } }),
};

export default defineProject({
  plugins: [sourceCondition, vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === sourceCondition.name })],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'portal',
    testTimeout: 30_000,
    isolate: false,
    exclude: ['**/*.browser.test.tsx'],
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
  },
});
