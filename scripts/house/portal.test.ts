import { describe, expect, it } from 'vitest';
import { isTest, sourceFiles } from './source-files.ts';

const home = 'packages/portal/src/';
const files = sourceFiles(`${home}**/*.{ts,tsx}`)
  .filter((file) => !isTest(file))
  .map((file) => ({ ...file, path: file.path.slice(home.length) }));

describe('the portal', () => {
  it('calls the gateway from api files alone: sagas and components are given an api', () => {
    const callers = files
      .filter(({ path, text }) => !/^(?:api|testing|shared\/reads)\/|\.api\.ts$/.test(path) && /\bclient\.call\(/.test(text))
      .map(({ path }) => path);
    expect(callers).toEqual([]);
    const takers = files.filter(({ text }) => /\{[^}]*\bclient\b[^}]*\} = usePorts\(\)/.test(text)).map(({ path }) => path);
    expect(takers).toEqual(['shared/ports/use-api.ts']);
  });

  it('makes idempotency keys in one place', () => {
    const makers = files.filter(({ text }) => /\bidempotencyKey\b[^\n]*(?:randomUUID|makeKey)/.test(text) || /\bmakeKey\b/.test(text));
    expect(makers.map(({ path }) => path)).toEqual([]);
  });
});
