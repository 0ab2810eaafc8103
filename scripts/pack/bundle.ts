import path from 'node:path';
import { build, defaultServerConditions, type Plugin } from 'vite';
import { root } from '../root.ts';
import { licences } from '@livery/sandbox/licences';
import { shrinking } from './shrinking.ts';

export interface BundleOrder {
  /** Entry files below the repository, by the name that they get in `outDir`. */
  entries: Record<string, string>;
  outDir: string;
  /** Packages that are installed beside the bundle instead of being part of it. */
  external: (string | RegExp)[];
  plugins?: Plugin[];
  /**
   * Modules that load together become one file with their imports, because Node opens the files of a chain one by one.
   * The first match wins.
   */
  together?: { name: string; test: RegExp }[];
}

/** Writes Node modules that contain their libraries, so that an installation is small and a start reads few files. */
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
        // All in one folder, so that code in any chunk finds its package.json one folder up.
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
