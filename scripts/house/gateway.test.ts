import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTest, sourceFiles, type SourceFile } from './source-files.ts';

const home = 'packages/gateway/src/';
const files = sourceFiles('packages/gateway/src/**/*.ts').filter((file) => !isTest(file));

/** Files with SQL outside repositories. Each is the repository of its subject. */
const sqlElsewhere = [
  'identity/session-life.ts',
  'lists/keyset.ts',
  'limits/rate-counter.ts',
  'observe/audit-log.ts',
  'push/tell-member.ts',
  'sealed/payload-key-ring.ts',
  'sealed/sealed-payload.ts',
  'tenancy/closures.ts',
  'tenancy/merchant-directory.ts',
];

/**
 * The roles of a module's files. An `action` does one thing for several callers, `state` is in memory, `hooks` are for
 * other modules.
 */
const roles = [
  'routes service action repo schema law postings invariants hooks',
  'present texts file rules limits state sweeps job seed',
  'desk desk.routes desk.repo',
].flatMap((line) => line.split(' '));

/** The rooms of the gateway, from the bottom up. A room imports only rooms of earlier lines. */
const levels: readonly (readonly string[])[] = [
  ['base'],
  ['database'],
  ['push'],
  ['tenancy'],
  ['ledger'],
  ['jobs'],
  ['limits', 'lists'],
  ['identity'],
  ['sealed'],
  ['ports'],
  ['observe'],
  ['http'],
  ['operator'],
  ['modules'],
  ['composition'],
  ['index.ts'],
];

describe('gateway folders', () => {
  const levelOf = (room: string): number => levels.findIndex((level) => level.includes(room));
  const roomOf = (file: string): string => file.split('/', 1)[0] ?? '';

  it('import only folders below them', () => {
    const wrong = files.flatMap((file) => {
      const own = file.path.slice(home.length);
      return targetsOf(file)
        .filter((target) => roomOf(target) !== roomOf(own) && !(levelOf(roomOf(target)) < levelOf(roomOf(own))))
        .map((target) => `${own} imports ${target}`);
    });
    expect(wrong).toEqual([]);
  });
});

describe('gateway modules', () => {
  it('have no import cycles', () => {
    expect(cyclesOf(moduleGraph())).toEqual([]);
  });

  it('name each file by its role', () => {
    const named = new RegExp(`/[a-z0-9-]+\\.(?:${roles.join('|').replaceAll('.', '\\.')})\\.ts$`);
    const wrong = files
      .filter(({ path: file }) => moduleOf(file) !== null && !named.test(file))
      .map((file) => file.path.slice(home.length));
    expect(wrong).toEqual([]);
  });

  it('identify members by one type, MemberKey', () => {
    const pair = /\{\s*(?:readonly )?merchantId: number;\s*(?:readonly )?memberId: number;/;
    const declaring = files.filter(({ text }) => pair.test(text));
    expect(declaring.map((file) => file.path.slice(home.length))).toEqual(['base/member-key.ts']);
  });

  it('open transactions in services, not in route files', () => {
    const opening = files.filter(({ path: file, text }) => file.endsWith('.routes.ts') && /\btransaction\(/.test(text));
    expect(opening.map((file) => file.path.slice(home.length))).toEqual([]);
  });

  it('claim idempotency keys only through `call.once`', () => {
    const users = files.filter((file) => targetsOf(file).includes('ledger/idempotency.ts'));
    expect(users.filter(({ text }) => /\bonce\b[^;]*idempotency\.ts'/.test(text)).map((file) => file.path.slice(home.length))).toEqual([
      'http/once.ts',
    ]);
  });

  it('write SQL only in repositories and seeds', () => {
    const sql = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<[^`]*>)?`|\bsql\.raw\(/;
    const allowed = /^(?:database|ledger|jobs)\/|^composition\/(?:audit-(?:database|ledger)|seed)\.ts$|\.(?:repo|schema|seed)\.ts$/;
    const wrong = files
      .map((file) => ({ ...file, path: file.path.slice(home.length) }))
      .filter((file) => sql.test(file.text) && !allowed.test(file.path) && !sqlElsewhere.includes(file.path))
      .map((file) => file.path);
    expect(wrong).toEqual([]);
  });
});

describe('a schema file of the gateway', () => {
  const named = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name).toSorted();

  it('has the SQL and the row types of the same tables', () => {
    const schemas = files.filter(({ path: file }) => file.endsWith('.schema.ts'));
    expect(schemas.length).toBeGreaterThan(30);
    for (const { path: file, text } of schemas) {
      const typed = /interface Database \{\n([^}]*)\}/.exec(text)?.[1] ?? '';
      const laws = files.filter(({ path: other }) => other.endsWith('.law.ts') && path.dirname(other) === path.dirname(file));
      const made = named([text, ...laws.map((law) => law.text)].join('\n'), /^CREATE TABLE (?!\w+_default )(\w+) /gm);
      expect({ file, made }).toEqual({ file, made: named(typed, /^ +(\w+): /gm) });
    }
  });

  it('or another file declares the posting kinds that its module lists', () => {
    const declared = files.flatMap(({ path: file, text }) =>
      named(text, /interface PostingKinds extends (\w+) /g).map((type) => ({
        folder: path.posix.dirname(file),
        list: type[0]?.toLowerCase() + type.slice(1),
      })),
    );
    expect(declared.length).toBeGreaterThan(8);
    const listed = ({ folder, list }: { folder: string; list: string }): boolean =>
      folder === `${home}ledger` ||
      files.some(({ path: file, text }) => path.posix.dirname(file) === folder && text.includes(`  postings: ${list},`));
    expect(declared.filter((each) => !listed(each))).toEqual([]);
  });
});

describe('CPU-bound work', () => {
  it('is imported only where it is limited: in a work queue, at startup, in a job or once per call', () => {
    const costly: Readonly<Record<string, readonly string[]>> = {
      sharp: ['base/sharp.ts'],
      '#base/sharp.ts': ['modules/uploads/redraw-picture.action.ts', 'modules/verification/captcha.service.ts'],
      'node:crypto argon2': ['identity/password.ts'],
      'node:crypto scrypt': [],
      'node:crypto pbkdf2': [],
      'node:zlib': ['limits/text-cache.ts'],
      fflate: ['modules/archives/zip.file.ts'],
      'opentype.js': [],
      wawoff2: [],
      'altcha-lib': ['ports/human/proof-of-work.ts'],
      '@noble/curves/bls12-381.js': ['ports/beacon/round-signature.ts'],
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

/** Files of the gateway's own source that a file imports, relative to it. */
function targetsOf(file: SourceFile): string[] {
  return file.imports.flatMap((to) => {
    const target = to.startsWith('#') ? `${home}${to.slice(1)}` : path.posix.join(path.posix.dirname(file.path), to);
    return /^[.#]/.test(to) && target.startsWith(home) ? [target.slice(home.length)] : [];
  });
}

/** The modules that each module imports. */
function moduleGraph(): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const file of files) {
    const own = moduleOf(file.path);
    if (own === null) continue;
    const others = graph.get(own) ?? new Set();
    graph.set(own, others);
    for (const target of targetsOf(file)) {
      const other = moduleOf(`${home}${target}`);
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
