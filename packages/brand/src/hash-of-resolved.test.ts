import { describe, expect, it } from 'vitest';
import { hashOfResolved } from './hash-of-resolved.ts';
import { BrandFolder, brandFile, picture, type Content } from './test/brand-folder.ts';

async function hashOf(files: Record<string, Content>): Promise<string> {
  using folder = new BrandFolder().write(files);
  const [report] = await folder.load({ codes: ['acme'] });
  if (report === undefined || report.brand === null) throw new Error(JSON.stringify(report?.problems));
  return await hashOfResolved(report.brand);
}

const art = { hero: { art: { light: 'assets/hero.svg' } }, layout: { lobby: 'grid' } };
const plain = { 'acme/brand.json': brandFile(art), 'acme/assets/hero.svg': picture, 'acme/locales/pt.json': { home: { a: 'A' } } };

describe('the hash of a brand', () => {
  it('is the same wherever the folder lies and whichever layer says a value', async () => {
    const hash = await hashOf(plain);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await hashOf(plain)).toBe(hash);
    expect(await hashOf({ ...plain, 'acme/brand.json': `// ours\n${JSON.stringify(brandFile(art))}` })).toBe(hash);
    const inherited = {
      'acme/brand.json': { schemaVersion: 2, code: 'acme', extends: '_base', identity: { name: 'Acme' } },
      '_base/brand.json': { schemaVersion: 2, theme: { seeds: { primary: '#ff6600' } }, ...art },
      '_base/assets/hero.svg': picture,
      '_base/locales/pt.json': { home: { a: 'A' } },
    };
    expect(await hashOf(inherited)).toBe(hash);
  });

  it('is another when a value, a text, a picture’s bytes or a parent changes', async () => {
    const hashes = await Promise.all([
      hashOf(plain),
      hashOf({ ...plain, 'acme/brand.json': brandFile({ ...art, layout: { lobby: 'rails' } }) }),
      hashOf({ ...plain, 'acme/locales/pt.json': { home: { a: 'B' } } }),
      hashOf({ ...plain, 'acme/assets/hero.svg': picture.replace('h40', 'h41') }),
      hashOf({
        ...plain,
        'acme/brand.json': brandFile({ ...art, extends: '_base' }),
        '_base/brand.json': { schemaVersion: 2, theme: { density: 'airy' } },
      }),
    ]);
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
