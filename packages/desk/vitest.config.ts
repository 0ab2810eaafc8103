import { defineProject } from 'vitest/config';

const conditions = ['livery-source', 'module', 'node', 'development|production'];

export default defineProject({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { name: 'desk', testTimeout: 30_000, isolate: false, exclude: ['**/*.browser.test.tsx'], include: ['src/**/*.test.{ts,tsx}'] },
});
