import { defineConfig } from 'vitest/config';

const conditions = ['livery-source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  // The global setup and the tests meet the workspace's packages as Node would: by their source.
  ssr: { resolve: { conditions } },
  environments: { __vitest__: { resolve: { conditions } } },
  test: {
    name: 'gateway',
    include: ['src/**/*.test.ts', 'games/**/*.test.ts'],
    globalSetup: ['./test/postgres.ts'],
    // Test files share no state but the server; each has its own database.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
