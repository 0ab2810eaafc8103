import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['livery-source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['livery-source', 'module', 'node', 'development|production'] } },
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      'cli/vitest.config.ts',
      'e2e/vitest.config.ts',
      'scripts/vitest.config.ts',
      'scripts/components/vitest.config.ts',
    ],
  },
});
