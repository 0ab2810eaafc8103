import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, type BuildEnvironmentOptions, type InlineConfig, type Plugin } from 'vite';
import { chunkGroups } from './chunk-groups.ts';
import { recordPackages } from './core-packages.ts';
import { recordJoinedModules } from './joined-modules.ts';
import type { PortalPackage } from './portal-package.ts';

/**
 * Our packages may lie beside the portal in node_modules instead of in one workspace. It is a plugin because the
 * vanilla-extract compiler's own Vite server takes over plugins that pass its filter, but not `server.fs`.
 */
const readPackages: Plugin = {
  name: 'livery-read-packages',
  // That server is the one that discovers nothing.
  config: ({ cacheDir, optimizeDeps }) =>
    optimizeDeps?.noDiscovery === true
      ? {
          // Nobody reaches it from outside.
          server: { fs: { strict: false } },
          // It would overwrite the libraries that ours has prepared, under other names.
          ...(cacheDir !== undefined && { cacheDir: join(cacheDir, 'styles') }),
        }
      : null,
};

/**
 * The router's package gives its development build to every bundler but its own. It also sets display names for React's
 * tools as it runs, so unused parts could not be removed: half of its bytes.
 */
const leanRouter: Plugin = {
  name: 'livery-lean-router',
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]\w+[\\/]chunk-\w+\.mjs$/ },
    handler: (code) => ({
      code: code
        .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
        .replace(/^\w+\.displayName = .*$/gm, '')
        .replace(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ '),
      map: null,
    }),
  },
};

/** Each name stands in the home page of every brand, and compresses to nothing less than its letters. */
const shortNames = new Map([
  ['rolldown-runtime', 'run'],
  ['accepted-pattern', 'match'],
  ['start-swiper', 'turn'],
  ['contracts', 'terms'],
  ['statements', 'chain'],
]);

/** Shared configuration of client build, server build and dev server. Operators' files never configure Vite. */
export function viteConfig(portal: PortalPackage): InlineConfig {
  return {
    root: portal.root,
    base: '/',
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [readPackages, react(), vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === readPackages.name })],
    // Per environment: the vanilla-extract compiler also uses `resolve` for its own server, where the browser build and
    // the one that Node loads would be two modules with separate state.
    environments: {
      client: { resolve: { conditions: ['livery-source', ...defaultClientConditions] } },
      ssr: { resolve: { conditions: ['livery-source', ...defaultServerConditions], noExternal: true } },
    },
  };
}

/** Every page runs most of what is in these. */
const firstChunks = ['react', 'vendor', 'main', 'home', 'client'];

/**
 * Chromium's explicit compile hint: a browser that knows this comment compiles a file's functions on another thread
 * while it arrives, instead of pausing the page at each first call. It must come before what Vite writes at the top of
 * a file.
 */
const compileAhead: Plugin = {
  name: 'livery-compile-ahead',
  augmentChunkHash: ({ name }) => (firstChunks.includes(name) ? 'compiled ahead' : undefined),
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && firstChunks.includes(file.name)) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

/**
 * Browser and server in one builder: they share plugins, so stylesheets written in TypeScript are evaluated once for
 * both. The server build is one Node module with its libraries included, so it runs from the cache wherever that is.
 */
export function coreBuildConfig(portal: PortalPackage, outDir: string): InlineConfig {
  const { plugins = [], environments = {}, ...shared } = viteConfig(portal);
  const browserPlugins = [leanRouter, compileAhead, recordPackages(portal.root), recordJoinedModules(portal.root)];
  return {
    ...shared,
    plugins: [...plugins, ...browserPlugins.map(forBrowser)],
    builder: { sharedConfigBuild: true, sharedPlugins: true },
    environments: {
      client: { ...environments['client'], build: clientBuild(portal, join(outDir, 'client')) },
      ssr: {
        ...environments['ssr'],
        // React's development build would be bundled too, and chosen at run time: it renders several times slower.
        define: { 'process.env.NODE_ENV': '"production"' },
        build: serverBuild(portal, join(outDir, 'server')),
      },
    },
  };
}

function forBrowser(plugin: Plugin): Plugin {
  return { ...plugin, applyToEnvironment: ({ name }) => name === 'client' };
}

function clientBuild(portal: PortalPackage, outDir: string): BuildEnvironmentOptions {
  return {
    outDir,
    emptyOutDir: true,
    assetsDir: 'core',
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    sourcemap: false,
    rolldownOptions: {
      input: portal.main,
      output: {
        // Home's document lists every file name, and hashes do not compress. 42 bits are enough to tell the versions of
        // one file apart; with more than 64 files the compiler needs a seventh character.
        entryFileNames: 'core/[name]-[hash:7].js',
        chunkFileNames: ({ name }) => `core/${shortNames.get(name) ?? '[name]'}-[hash:7].js`,
        assetFileNames: 'core/[name]-[hash:6][extname]',
        codeSplitting: { groups: chunkGroups(portal) },
      },
    },
  };
}

function serverBuild(portal: PortalPackage, outDir: string): BuildEnvironmentOptions {
  return {
    outDir,
    emptyOutDir: true,
    ssr: true,
    target: 'node22',
    minify: false,
    sourcemap: false,
    rolldownOptions: { input: portal.server, output: { entryFileNames: 'server.js', codeSplitting: false } },
  };
}
