import { defineProject } from 'vitest/config';
import { nodeTests } from '../scripts/gate/node-tests.ts';

export default defineProject({ test: { ...nodeTests, name: 'e2e', include: ['support/**/*.test.ts'] } });
