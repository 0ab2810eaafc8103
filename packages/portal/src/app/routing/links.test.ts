import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPlace } from '#features/lobby/lobby-place.rules.ts';
import { sectionAt } from '../member/sections.ts';
import { categoryAddress, paths } from './navigation.ts';
import { hasPage, routeOf } from './routes.tsx';

const root = path.join(import.meta.dirname, '../../../../..');

function textsOf(pattern: string): string[] {
  const files = globSync(pattern, { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length, pattern).toBeGreaterThan(0);
  return files.map((file) => readFileSync(path.join(root, file), 'utf8'));
}

function found(texts: readonly string[], pattern: RegExp): string[] {
  return texts.flatMap((text) => [...text.matchAll(pattern)].map(([, part]) => part ?? ''));
}

const portal = textsOf('packages/portal/src/**/*.{ts,tsx}');
const help = textsOf('packages/gateway/src/modules/help/*.texts.ts');
/** A merchant's default content, in separate files. */
const seeded = textsOf('packages/gateway/src/modules/**/{*.texts,*.seed}.ts');
const anchors = new Set(found(portal, /\bid="([\w-]+)"/g));
const articles = new Set(found(help, /\bid: '([\w-]+)'/g));

/** Why a site address has no page. Null if it has one. */
function whyNowhere(address: string): string | null {
  const { pathname, search, hash } = new URL(address, 'https://portal.invalid');
  const row = routeOf(pathname);
  if (!hasPage(row)) return `${address} has no page`;
  if (row.id === 'notFound') return `${address} is no page`;
  if (row.id === 'memberSection' && sectionAt(pathname) === undefined) return `${address} is no section of the member centre`;
  const type = new URLSearchParams(search).get('type');
  if (type !== null && readPlace({ pathname, search }).type !== type) return `${address} is no list of games`;
  const id = hash.slice(1);
  return id === '' || (row.id === 'help' ? articles : anchors).has(id) ? null : `${address} names no place of its page`;
}

const nowhere = (addresses: readonly string[]) => addresses.flatMap((address) => whyNowhere(address) ?? []);

describe('no link leads to a missing page', () => {
  it('recognizes existing and missing addresses', () => {
    for (const wrong of ['/nowhere', '/member/bonus', '/?type=NOTHING', '/help#nothing', '/service#nothing'])
      expect(whyNowhere(wrong), wrong).not.toBeNull();
    for (const right of ['/', '/member', '/member/withdraw', '/?type=HOT', '/help#term', '/promotions/3', '/service#verify'])
      expect(whyNowhere(right), right).toBeNull();
  });

  it('in header, footer, side menu and account menu', () => {
    const types = ['LOTT', 'ELOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'];
    expect(nowhere([...Object.values(paths), ...types.map(categoryAddress)])).toEqual([]);
  });

  it('in the pages', () => {
    const addresses = found(portal, /\b(?:to|returnTo|go|navigate|agentHome)\b(?:=|: | = |\()\{?['"](\/[^'"]*)['"]/g);
    expect(addresses.length).toBeGreaterThan(5);
    expect(nowhere(addresses)).toEqual([]);
  });

  it('that brands add to the footer', () => {
    const brands = textsOf('brands/*/brand.json').map((text) => JSON.parse(text) as { footer?: { links?: readonly { to: string }[] } });
    expect(nowhere(brands.flatMap(({ footer }) => footer?.links?.map(({ to }) => to) ?? []))).toEqual([]);
  });

  it('in the help, notices, letters and banners that a merchant starts with', () => {
    const written = found(seeded, /(?:href="|\b(?:link|target): ')(\/[^"']*)["']/g);
    const lists = found(seeded, /\blobby\('(\w+)'\)/g);
    expect(written.length).toBeGreaterThan(10);
    expect(lists.length).toBeGreaterThan(3);
    expect(nowhere([...written, ...lists.map((type) => `/?type=${type}`)])).toEqual([]);
  });
});
