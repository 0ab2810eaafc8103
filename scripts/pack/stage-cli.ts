import { cp } from 'node:fs/promises';
import path from 'node:path';
import { manualNames } from '@livery/cli/manual-names';
import { root } from '../root.ts';
import { browserScripts } from './browser-scripts.ts';
import { bundle } from './bundle.ts';
import { leanBuiltins } from './lean-builtins.ts';
import { installed, readManifest, writeManifest } from './manifest.ts';
import { portableHarfbuzz, portableSharp, takeFile } from './portable-libraries.ts';

/** Left out, because they compile the portal, and a published portal is compiled already. */
const compilers = ['vite', '@vitejs/plugin-react', '@vanilla-extract/vite-plugin'];

/** Messages of the command refer to these manuals, and `livery help` prints them. */
const manuals = manualNames.map((name) => `docs/${name}.md`);

/**
 * The command with all our code that it needs, except the portal. A verb that misses a peer dependency says what it is
 * for.
 */
export async function stageCli(outDir: string): Promise<void> {
  const { version, peerDependencies = {}, peerDependenciesMeta = {} } = await readManifest('cli');
  await bundle({
    entries: { livery: 'cli/src/livery.ts', 'stamp-worker': 'packages/builder/src/stamp/stamp-worker.ts' },
    outDir: path.join(outDir, 'dist'),
    external: [...compilers, 'wawoff2', ...Object.keys(peerDependencies), /^@img\/sharp-/],
    together: [
      { name: 'start', test: /[\\/]cli[\\/]src[\\/](?:run-cli|process[\\/]interruption)\.ts$/ },
      { name: 'run', test: /[\\/]cli[\\/]src[\\/](?:errors[\\/]report-error|verbs[\\/]hear-environment)\.ts$/ },
      { name: 'brands', test: /[\\/]cli[\\/]src[\\/]commands[\\/]make[\\/]check\.ts$|[\\/]builder[\\/]src[\\/]texts[\\/]catalogues\.ts$/ },
    ],
    plugins: [leanBuiltins(), portableSharp(), portableHarfbuzz(), takeFile('svgo', 'dist/svgo.browser.js')],
  });
  const clients = {
    'browser/dev-client': 'packages/builder/src/dev/browser/dev-client.ts',
    'browser/dev-grid-client': 'packages/builder/src/dev/browser/dev-grid-client.ts',
  };
  await browserScripts(clients, path.join(outDir, 'dist'));
  await cp(path.join(root, 'cli/bin/livery.mjs'), path.join(outDir, 'bin/livery.mjs'));
  for (const part of ['schemas', 'docs/errors', ...manuals]) await cp(path.join(root, part), path.join(outDir, part), { recursive: true });
  const { sharp = '', ...beside } = await installed(['sharp', 'wawoff2']);
  await writeManifest('cli', outDir, {
    bin: { livery: './bin/livery.mjs' },
    dependencies: { '@img/sharp-wasm32': sharp, '@livery/portal': version, ...beside },
    peerDependencies,
    peerDependenciesMeta,
  });
}
