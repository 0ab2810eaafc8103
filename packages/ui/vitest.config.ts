import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineProject } from 'vitest/config';

const conditions = ['livery-source', 'module', 'node', 'development|production'];

export default defineProject({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { name: 'ui', testTimeout: 30_000, isolate: false, exclude: ['**/*.browser.test.tsx'], include: ['src/**/*.test.{ts,tsx}'] },
});
