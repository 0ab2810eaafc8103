import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memoised, pruneDerived } from './derived-cache.ts';
import { engineHash } from './engine-hash.ts';

let dir: string;
let made: string[];
const make = (name: string, input: string): Promise<Buffer> =>
  memoised(dir, name, [input], async () => {
    made.push(`${name} ${input}`);
    return Buffer.from(input);
  });
const own = (): string[] => readdirSync(join(dir, engineHash()));
const age = (path: string, days: number): void => {
  const at = Date.now() / 1000 - days * 86_400;
  utimesSync(join(dir, path), at, at);
};

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'livery-derived-'));
  made = [];
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe('a derived file', () => {
  it('is made once for the same inputs', async () => {
    const results = [await make('a.json', 'one'), await make('a.json', 'one'), await make('a.json', 'two'), await make('b.json', 'one')];
    expect(results.map(String)).toEqual(['one', 'one', 'two', 'one']);
    expect(made).toEqual(['a.json one', 'a.json two', 'b.json one']);
  });

  it.each<[string, (content: Buffer) => Buffer]>([
    ['empty', () => Buffer.alloc(0)],
    ['cut short', (content) => content.subarray(0, -1)],
    ['changed', (content) => Buffer.concat([content.subarray(0, -1), Buffer.from('!')])],
  ])('is made again when the cached file is %s', async (_, damage) => {
    await make('a.json', 'one');
    const [file = ''] = own();
    const path = join(dir, engineHash(), file);
    writeFileSync(path, damage(readFileSync(path)));
    expect([String(await make('a.json', 'one')), String(await make('a.json', 'one'))]).toEqual(['one', 'one']);
    expect(made).toHaveLength(2);
  });

  it('is made again by another version of the engine', async () => {
    await make('a.json', 'one');
    expect(readdirSync(dir)).toEqual([engineHash()]);
    const [file = ''] = own();
    mkdirSync(join(dir, 'other'));
    writeFileSync(join(dir, 'other', file), 'old');
    rmSync(join(dir, engineHash()), { recursive: true });
    expect(String(await make('a.json', 'one'))).toBe('one');
  });

  it('is kept while in use, along with the folders of the last three older engines', async () => {
    for (const input of ['used', 'idle']) await make('a.json', input);
    for (const file of own()) age(join(engineHash(), file), 31);
    await make('a.json', 'used');
    for (const days of [1, 2, 3, 4, 5]) {
      mkdirSync(join(dir, `engine-${days}`));
      age(`engine-${days}`, days);
    }
    await pruneDerived(dir);
    expect(readdirSync(dir).toSorted()).toEqual([engineHash(), 'engine-1', 'engine-2', 'engine-3'].toSorted());
    expect(own()).toHaveLength(1);
    expect(made).toHaveLength(2);
    await make('a.json', 'used');
    expect(made).toHaveLength(2);
  });
});
