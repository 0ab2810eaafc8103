import { defineConfig } from 'vitest/config';

const conditions = ['livery-source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { name: 'house', include: ['**/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000 },
});
