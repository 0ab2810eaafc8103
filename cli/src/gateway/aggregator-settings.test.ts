import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readAggregatorSettings } from './aggregator-settings.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'livery-aggregators-'));
afterAll(() => rmSync(folder, { recursive: true }));
const [key, other] = ['kept-in-the-dark-0123456789abcdefghij', 'another-key-in-the-dark-0123456789abc'];
const arcade = {
  url: 'https://play.arcade.example',
  vendors: ['PG', 'SALA'],
  types: ['LIVE'],
  takes: ['health', 'fixtures'],
  keys: { ACME: key, NOVA: [other, `${other}-before`] },
};

function read(content: unknown) {
  const file = path.join(folder, 'aggregators.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content), { mode: 0o600 });
  return readAggregatorSettings({ LIVERY_AGGREGATORS: file });
}

it('reads the aggregators of vendor games, with a key for each merchant', () => {
  expect(read({ arcade })).toEqual({
    settings: [{ ...arcade, name: 'arcade', keys: { ACME: [key], NOVA: [other, `${other}-before`] } }],
    problems: [],
    warnings: [],
  });
  expect(readAggregatorSettings({}).settings).toEqual([]);
});

it.each([
  ['is not valid JSON', `{ "arcade": ${key}`],
  ['/Arcade may only have lower-case letters', { Arcade: arcade }],
  ['/arcade/secret is not known', { arcade: { ...arcade, secret: key } }],
  ['/arcade/url is not an https address', { arcade: { ...arcade, url: 'http://play.arcade.example' } }],
  ['/arcade/vendors must be an array of codes', { arcade: { ...arcade, vendors: [] } }],
  ['/arcade/takes has settlement', { arcade: { ...arcade, takes: ['settlement'] } }],
  ['/arcade/keys must be an object', { arcade: { ...arcade, keys: key } }],
  ['/arcade/keys/ACME can be guessed', { arcade: { ...arcade, keys: { ACME: 'short' } } }],
  ['/arcade/keys has one key twice', { arcade: { ...arcade, keys: { ACME: key, NOVA: key } } }],
  ['/arcade offers no games', { arcade: { ...arcade, vendors: undefined, types: undefined } }],
])('refuses a file that %s, and never prints a key', (what, content) => {
  const { problems } = read(content);
  expect(problems.map((problem) => problem.what).join(' ')).toContain(what);
  expect(JSON.stringify(problems)).not.toContain(key);
});

it('reports a missing file', () => {
  expect(readAggregatorSettings({ LIVERY_AGGREGATORS: path.join(folder, 'nowhere.json') }).problems).toMatchObject([
    { what: expect.stringContaining('LIVERY_AGGREGATORS names, does not exist') },
  ]);
});
