import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['livery-source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['livery-source', 'module', 'node', 'development|production'] } },
  test: {
    // Much of what tests do is waiting for PostgreSQL, Chromium and child processes: every core takes a file.
    maxWorkers: '100%',
    projects: ['packages/*/vitest.config.ts', 'cli/vitest.config.ts', 'scripts/vitest.config.ts'],
  },
});
