import { defineProject } from 'vitest/config';
import { nodeTests } from '../../scripts/node-tests.ts';

export default defineProject({
  test: { ...nodeTests, name: 'arcade', isolate: false, include: ['src/**/*.test.ts'] },
});
