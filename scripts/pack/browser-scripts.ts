import path from 'node:path';
import { build, defaultClientConditions } from 'vite';
import { root } from '../root.ts';

/** Writes a script for the browser for each of `entries`, which are source files below the repository by name. */
export async function browserScripts(entries: Record<string, string>, outDir: string): Promise<void> {
  for (const [name, file] of Object.entries(entries)) {
    await build({
      root,
      configFile: false,
      envDir: false,
      publicDir: false,
      logLevel: 'error',
      resolve: { conditions: ['livery-source', ...defaultClientConditions] },
      build: {
        outDir,
        emptyOutDir: false,
        reportCompressedSize: false,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: path.join(root, file), output: { entryFileNames: `${name}.js`, codeSplitting: false } },
      },
    });
  }
}
