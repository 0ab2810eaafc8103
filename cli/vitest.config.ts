import { defineProject } from 'vitest/config';
import { nodeTests } from '../scripts/gate/node-tests.ts';

export default defineProject({
  test: { ...nodeTests, name: 'cli', isolate: false, include: ['src/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
