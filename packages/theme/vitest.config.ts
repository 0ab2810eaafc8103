import { defineProject } from 'vitest/config';

export default defineProject({
  test: { name: 'theme', testTimeout: 30_000, isolate: false, include: ['src/**/*.test.ts'] },
});
