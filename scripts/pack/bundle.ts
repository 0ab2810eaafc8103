import path from 'node:path';
import { build, defaultServerConditions, type Plugin } from 'vite';
import { root } from '../root.ts';
import { licences } from '@livery/sandbox/licences';
import { shrinking } from './shrinking.ts';

export interface BundleOrder {
  /** Entry files below the repository, by the name that they get in `outDir`. */
  entries: Record<string, string>;
  outDir: string;
  /** Packages that are installed beside the bundle instead of lying in it. */
  external: (string | RegExp)[];
  plugins?: Plugin[];
  /** Modules that are needed together with all that they import: a file each, since Node opens every file of a chain apart. The first has the say. */
  together?: { name: string; test: RegExp }[];
}

/** Writes Node modules with their libraries inside: an installation is small, and a start reads few files. */
export async function bundle({ entries, outDir, external, plugins = [], together = [] }: BundleOrder): Promise<void> {
  await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [...plugins, licences()],
    environments: { ssr: { resolve: { conditions: ['livery-source', ...defaultServerConditions], noExternal: true } } },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node22',
      sourcemap: false,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, path.join(root, file)])),
        external,
        // Side by side: what looks for its package.json one folder up finds it from every chunk.
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: { groups: together.map((group, index) => ({ ...group, priority: together.length - index })) },
          minify: shrinking,
        },
      },
    },
  });
}
