// Compiles packages/desk into the folder given as argument.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { deskTheme } from '@livery/desk/theme';
import { themeToCss } from '@livery/theme';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, defaultClientConditions, defaultServerConditions, type Plugin } from 'vite';
import { licences } from './licences.ts';

const outDir = path.resolve(process.argv[2] ?? 'dist');

/** The vanilla-extract compiler has its own Vite server, which takes the condition only from plugins. */
const sourceCondition: Plugin = {
  name: 'livery-source-condition',
  config: ({ optimizeDeps }) =>
    optimizeDeps?.noDiscovery === true
      ? {
          server: { fs: { strict: false } },
          ssr: { resolve: { conditions: ['livery-source', ...defaultServerConditions], externalConditions: ['livery-source'] } },
        }
      : null,
};

const themeFile = '/desk-theme.css';

/** `virtual:desk-theme.css` is the operator's theme, derived from its seeds. */
const theme: Plugin = {
  name: 'livery-desk-theme',
  resolveId: (id) => (id === 'virtual:desk-theme.css' ? themeFile : null),
  load: (id) => (id === themeFile ? themeToCss(deskTheme).css : null),
};

await build({
  root: path.dirname(fileURLToPath(import.meta.resolve('@livery/desk/package.json'))),
  base: '/control/',
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'error',
  plugins: [
    sourceCondition,
    theme,
    licences(),
    vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === sourceCondition.name }),
  ],
  environments: { client: { resolve: { conditions: ['livery-source', ...defaultClientConditions] } } },
  build: {
    outDir,
    emptyOutDir: true,
    // The desk's policy forbids `data:` pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
