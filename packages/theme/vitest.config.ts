import { defineProject } from 'vitest/config';

export default defineProject({
  test: { name: 'theme', isolate: false, include: ['src/**/*.test.ts'] },
});
