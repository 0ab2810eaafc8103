import { defineProject } from 'vitest/config';
import { nodeTests } from '../../scripts/gate/node-tests.ts';

export default defineProject({
  test: { ...nodeTests, name: 'lottery', isolate: false, include: ['src/**/*.test.ts'] },
});
