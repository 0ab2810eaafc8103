import { defineProject } from 'vitest/config';
import { nodeTests } from '../../scripts/gate/node-tests.ts';

export default defineProject({
  test: { ...nodeTests, name: 'brand', isolate: false, include: ['src/**/*.test.ts'], testTimeout: 60_000 },
});
