import { defineProject } from 'vitest/config';

const conditions = ['livery-source', 'module', 'node', 'development|production'];

export default defineProject({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { name: 'brand', isolate: false, include: ['src/**/*.test.ts'], testTimeout: 60_000 },
});
