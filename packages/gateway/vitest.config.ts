import { defineConfig } from 'vitest/config';
import { nodeTests } from '../../scripts/gate/node-tests.ts';

export default defineConfig({
  test: {
    ...nodeTests,
    name: 'gateway',
    include: ['src/**/*.test.ts'],
    globalSetup: ['./test/postgres/postgres.ts'],
    // Test files share only the server. Each has its own database.
    isolate: false,
    testTimeout: 60_000,
    // On two busy cores a race of many connections can exceed the gateway's limits for locks and connections. A real fault fails twice.
    retry: 1,
    hookTimeout: 60_000,
  },
});
