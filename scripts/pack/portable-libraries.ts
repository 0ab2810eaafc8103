import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../root.ts';

const wasm = 'harfbuzz-subset.wasm';

/** Lays the part of HarfBuzz that cuts fonts beside the bundle, where `subset-font` then looks for it: its package holds two more. */
export function portableHarfbuzz(): Plugin {
  return {
    name: 'livery-portable-harfbuzz',
    transform: {
      filter: { id: /[\\/]subset-font[\\/]index\.js$/ },
      handler: (code) => code.replace(`harfbuzzjs/dist/${wasm}`, `./${wasm}`),
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: wasm, source: readFileSync(path.join(root, 'node_modules/harfbuzzjs/dist', wasm)) });
    },
  };
}

/**
 * Takes sharp's WebAssembly build, which is 9 MB everywhere, in the place of its search for a native one, which is 20 MB and may find
 * one of another version in the operator's repository. What it does when a program ends is left away: it waits for its threads, and one
 * that is at work then hangs or breaks the exit.
 */
export function portableSharp(): Plugin {
  return {
    name: 'livery-portable-sharp',
    load: {
      filter: { id: /[\\/]sharp[\\/]dist[\\/]sharp\.[cm]js$/ },
      handler: () => `import { createRequire } from 'node:module';
const others = process.rawListeners('exit');
const sharp = createRequire(import.meta.url)('@img/sharp-wasm32/sharp.node');
for (const listener of process.rawListeners('exit')) if (!others.includes(listener)) process.off('exit', listener);
export default sharp;`,
    },
  };
}

/** Bundles a package from a file below its folder, e.g. its build for browsers, which reads no data beside it. */
export function takeFile(name: string, file: string): Plugin {
  return {
    name: `livery-take-${name}`,
    enforce: 'pre',
    resolveId: (id) => (id === name ? path.join(root, 'node_modules', name, file) : null),
  };
}
