import type { Plugin } from 'vite';

const prefix = '\0livery-builtin:';

/** Modules that a command's start imports and that are slow to load. */
const lean = ['child_process', 'crypto', 'events', 'fs', 'path', 'process', 'url', 'util', 'zlib'];

/**
 * Loads Node's own modules on first use. An `import` loads each at once and copies all of its exports, including
 * getters, which takes longer than a short command's work.
 */
export function leanBuiltins(): Plugin {
  return {
    name: 'livery-lean-builtins',
    enforce: 'pre',
    // A `require` in a CommonJS package needs the whole module, and is late anyway.
    resolveId: (id, _importer, { kind }) =>
      kind !== 'require-call' && lean.includes(id.replace(/^node:/, '')) ? prefix + id.replace(/^node:/, '') : null,
    load: { filter: { id: /^\0livery-builtin:/ }, handler: (id) => standIn(id.slice(prefix.length)) },
  };
}

function standIn(name: string): string {
  const builtin = process.getBuiltinModule(`node:${name}`) as Record<string, unknown>;
  const keys = Object.keys(builtin).filter((key) => /^[a-z]\w*$/i.test(key));
  return [
    `const load = () => process.getBuiltinModule('node:${name}');`,
    `const late = (take) => new Proxy({}, { get: (_, key) => take()[key] });`,
    `const call = (key, promised) => {`,
    `  const later = (...args) => load()[key](...args);`,
    `  if (promised) later[Symbol.for('nodejs.util.promisify.custom')] = promised(key);`,
    `  return later;`,
    `};`,
    `const promised = (key) => (...args) => load()[key][Symbol.for('nodejs.util.promisify.custom')](...args);`,
    ...keys.map((key) => `const ${key}_ = ${standInFor(key, Object.getOwnPropertyDescriptor(builtin, key)?.value)};`),
    `export { ${keys.map((key) => `${key}_ as ${key}`).join(', ')} };`,
    `export default ${pure(typeof builtin === 'function' || name === 'process' ? 'load()' : 'late(load)')};`,
  ].join('\n');
}

/** Constructors, plain values and functions with properties are read at once, if anything uses them. */
function standInFor(key: string, value: unknown): string {
  if (typeof value === 'object' && value !== null) return pure(`late(() => load().${key})`);
  if (typeof value !== 'function' || !/^[a-z]/.test(key)) return pure(`load().${key}`);
  const more = Reflect.ownKeys(value).filter((own) => !['length', 'name', 'prototype'].includes(String(own)));
  if (more.length === 0) return pure(`call('${key}')`);
  if (more.length === 1 && more[0] === Symbol.for('nodejs.util.promisify.custom')) return pure(`call('${key}', promised)`);
  return pure(`load().${key}`);
}

function pure(expression: string): string {
  return `/* @__PURE__ */ (() => ${expression})()`;
}
