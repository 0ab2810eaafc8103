#!/usr/bin/env node
// Runs the built command, or, in a checkout, its source. Node's own modules are taken without an import, which copies all their exports.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 14)) {
  process.stderr.write(`livery needs Node 22.14 or newer; this is ${process.versions.node}.\n`);
  process.exitCode = 3;
} else if (process.getBuiltinModule('node:fs').existsSync(new URL('../src/livery.ts', import.meta.url))) {
  await import('./from-source.mjs');
} else {
  process.getBuiltinModule('node:module').enableCompileCache();
  await import('../dist/livery.js');
}
