import { defineConfig } from 'vitest/config';
import { nodeTests } from './gate/node-tests.ts';

export default defineConfig({
  test: { ...nodeTests, name: 'house', include: ['**/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000 },
});
