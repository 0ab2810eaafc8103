import path from 'node:path';
import { BrandFolder } from '@livery/brand/testing/brand-folder';
import { expect, it } from 'vitest';
import { readBrandFacts } from './brand-facts.ts';

it('reads a brand with comments and its inherited values', async () => {
  using folder = new BrandFolder();
  folder.writeBrands({
    '_family/brand.json':
      '{ "languages": { "default": "en", "supported": ["en"] }, "theme": { "default": "dark", "seeds": { "primary": "#ff6600" } }, "layout": { "promotions": "cards" }, "license": { "number": "7", "authority": "Us" }, "social": { "youtube": "https://youtube.example/family" } }',
  });
  folder.writeBrands({
    'child/brand.json':
      '{ // a child of the family\n "schemaVersion": 2, "code": "child", "extends": "_family", "identity": { "name": "Child", "ageMark": 21 }, "social": { "telegram": "https://telegram.example/child" } }',
  });
  folder.writeBrands({
    'plain/brand.json':
      '{ "schemaVersion": 2, "code": "plain", "identity": { "name": "Plain" }, "theme": { "seeds": { "primary": "teal" } } }',
  });
  const facts = await readBrandFacts(folder.root);
  expect(facts.get('child')).toMatchObject({
    merchantCode: 'CHILD',
    languages: { default: 'en', supported: ['en'] },
    theme: { default: 'dark' },
    identity: { name: 'Child', ageMark: 21 },
    layout: { promotions: 'cards' },
    license: { number: '7', authority: 'Us' },
  });
  expect(facts.get('child')?.social).toEqual({
    youtube: 'https://youtube.example/family',
    telegram: 'https://telegram.example/child',
  });
  expect(facts.get('plain')).toMatchObject({ license: null, social: {}, layout: { promotions: 'slides' } });
});

it('finds a brand with everything in the specified footer: six networks, a licence and 2025', async () => {
  const facts = [...(await readBrandFacts(path.resolve(import.meta.dirname, '../../../..'))).values()];
  const networks = ['facebook', 'instagram', 'messenger', 'telegram', 'whatsapp', 'youtube'];
  const whole = facts.filter(
    ({ social, license, identity }) =>
      Object.keys(social).toSorted().join() === networks.join() && license !== null && identity.copyrightYear === 2025,
  );
  expect(whole).not.toEqual([]);
});
