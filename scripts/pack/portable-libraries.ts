import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../root.ts';

const wasm = 'harfbuzz-subset.wasm';

/**
 * Puts the part of HarfBuzz that cuts fonts beside the bundle, where `subset-font` looks for it. The package has two
 * more parts.
 */
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
 * Replaces sharp's search for a native build by its WebAssembly build: 9 MB everywhere instead of 20 MB, and never
 * another version from the operator's repository. Its exit hook is removed, because it waits for its threads and a busy
 * one then hangs or breaks the exit.
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

/** Bundles a package from one of its files, e.g. its build for browsers, which reads no other files. */
export function takeFile(name: string, file: string): Plugin {
  return {
    name: `livery-take-${name}`,
    enforce: 'pre',
    resolveId: (id) => (id === name ? path.join(root, 'node_modules', name, file) : null),
  };
}
