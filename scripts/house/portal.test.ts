import { describe, expect, it } from 'vitest';
import { isTest, sourceFiles } from './source-files.ts';

const home = 'packages/portal/src/';
const files = sourceFiles(`${home}**/*.{ts,tsx}`)
  .filter((file) => !isTest(file))
  .map((file) => ({ ...file, path: file.path.slice(home.length) }));

/** The roles that ARCHITECTURE.md names. Components are not included, because they have their own folders. */
const roles = ['slice state selectors saga commands api reads rules data cache port', 'feature section part builders'].flatMap((line) =>
  line.split(' '),
);

const ofFeatures = files.filter(({ path }) => path.startsWith('features/') && path.endsWith('.ts') && !/\/[A-Z]|\.css\.ts$/.test(path));

describe('the portal', () => {
  it('calls the gateway only from api files', () => {
    const callers = files
      .filter(({ path, text }) => !/^(?:api|testing|shared\/reads)\/|\.api\.ts$/.test(path) && /\bclient\.call\(/.test(text))
      .map(({ path }) => path);
    expect(callers).toEqual([]);
    const takers = files.filter(({ text }) => /\{[^}]*\bclient\b[^}]*\} = usePorts\(\)/.test(text)).map(({ path }) => path);
    expect(takers).toEqual(['shared/ports/use-api.ts']);
  });

  it('creates idempotency keys in one place', () => {
    const makers = files.filter(({ text }) => /\bidempotencyKey\b[^\n]*(?:randomUUID|makeKey)/.test(text) || /\bmakeKey\b/.test(text));
    expect(makers.map(({ path }) => path)).toEqual([]);
  });

  it('names feature files by a closed list of roles', () => {
    const isRole = new RegExp(`^(?:index|use-[a-z-]+|[a-z-]+\\.(?:${roles.join('|')}))\\.ts$`);
    const strangers = ofFeatures.map(({ path }) => path).filter((path) => !isRole.test(path.split('/').at(-1) ?? ''));
    expect(strangers).toEqual([]);
    const used = new Set(ofFeatures.map(({ path }) => path.split('.').at(-2)));
    expect(roles.filter((role) => !used.has(role))).toEqual([]);
  });

  it('keeps selectors in their slice unless it would exceed 150 lines', () => {
    const linesOf = (path: string) => files.find((file) => file.path === path)?.text.split('\n').length ?? 0;
    const apart = ofFeatures.flatMap(({ path }) => {
      const stem = /^(.*)\.selectors\.ts$/.exec(path)?.[1];
      const home = stem === undefined ? 0 : Math.max(linesOf(`${stem}.slice.ts`), linesOf(`${stem}.state.ts`));
      return home > 0 && home + linesOf(path) <= 150 ? [path] : [];
    });
    expect(apart).toEqual([]);
  });
});
