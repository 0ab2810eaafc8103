import { defineConfig } from 'vitest/config';
import { nodeTests } from '../../scripts/gate/node-tests.ts';

export default defineConfig({
  test: {
    ...nodeTests,
    name: 'gateway',
    include: ['src/**/*.test.ts'],
    globalSetup: ['./test/postgres/postgres.ts'],
    // Test files share no state but the server; each has its own database.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
