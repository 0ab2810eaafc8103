import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTest, sourceFiles } from './source-files.ts';

const home = 'packages/gateway/src/';
const files = sourceFiles('packages/gateway/src/**/*.ts').filter((file) => !isTest(file));

/** What the server asks the database by itself: each file is the repository of its subject. */
const sqlOfServer = [
  'closures.ts',
  'keyset.ts',
  'may-play.ts',
  'merchant-directory.ts',
  'payload-key-ring.ts',
  'rate-counter.ts',
  'sealed-payload.ts',
  'session-life.ts',
  'tell-member.ts',
].map((name) => `server/${name}`);
const sqlElsewhere = [...sqlOfServer, 'observe/audit-log.ts'];

describe('the modules of the gateway', () => {
  it('never import each other in a circle', () => {
    expect(cyclesOf(moduleGraph())).toEqual([]);
  });

  it('leave SQL to their repositories and seeds', () => {
    const sql = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<[^`]*>)?`|\bsql\.raw\(/;
    const allowed = /^(?:database|ledger|jobs)\/|\.(?:repo|seed)\.ts$/;
    const wrong = files
      .map((file) => ({ ...file, path: file.path.slice(home.length) }))
      .filter((file) => sql.test(file.text) && !allowed.test(file.path) && !sqlElsewhere.includes(file.path))
      .map((file) => file.path);
    expect(wrong).toEqual([]);
  });
});

describe('work that takes a core', () => {
  it('is imported only by files that bound it: in a work line, at startup, in a job or once per call', () => {
    const costly: Readonly<Record<string, readonly string[]>> = {
      sharp: ['server/sharp.ts'],
      '../../server/sharp.ts': ['modules/uploads/redraw-picture.ts', 'modules/verification/captcha.service.ts'],
      'node:crypto argon2': ['server/password.ts'],
      'node:crypto scrypt': [],
      'node:crypto pbkdf2': [],
      'node:zlib': ['server/text-cache.ts'],
      fflate: ['modules/archives/zip.ts'],
      'opentype.js': ['art/lettering.ts'],
      wawoff2: ['art/lettering.ts'],
      'altcha-lib': ['ports/human/proof-of-work.ts'],
      'altcha-lib/algorithms/pbkdf2': ['ports/human/proof-of-work.ts'],
    };
    const users = (name: string): string[] =>
      files
        .filter(({ text }) => {
          const [from = '', value] = name.split(' ');
          const escaped = from.replaceAll('.', '\\.');
          const imported = new RegExp(`import (?!type)[^;]*from '${escaped}'|.*import\\('${escaped}'\\)`).exec(text)?.[0];
          return imported !== undefined && (value === undefined || imported.includes(value));
        })
        .map((file) => file.path.slice(home.length));
    for (const [name, owners] of Object.entries(costly)) expect([name, users(name).toSorted()]).toEqual([name, owners]);
  });
});

/** The modules that each module imports. */
function moduleGraph(): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const file of files) {
    const own = moduleOf(file.path);
    if (own === null) continue;
    const others = graph.get(own) ?? new Set();
    graph.set(own, others);
    for (const to of file.imports) {
      const other = to.startsWith('.') ? moduleOf(path.posix.join(path.posix.dirname(file.path), to)) : null;
      if (other !== null && other !== own) others.add(other);
    }
  }
  return graph;
}

function moduleOf(file: string): string | null {
  return /^packages\/gateway\/src\/modules\/([^/]+)\//.exec(file)?.[1] ?? null;
}

/** Each circle once, from the first of its names in the alphabet. */
function cyclesOf(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const found: string[] = [];
  const walk = (way: readonly string[]): void => {
    const [start = ''] = way;
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
      if (next === start) found.push([...way, start].join(' → '));
      else if (next > start && !way.includes(next)) walk([...way, next]);
    }
  };
  for (const name of graph.keys()) walk([name]);
  return found.toSorted();
}
