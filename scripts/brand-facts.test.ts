import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readBrandFacts } from '../e2e/support/brand-facts.ts';

it('reads a brand with comments, and what it inherits', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'livery-facts-'));
  const write = (folder: string, text: string): void => {
    mkdirSync(path.join(root, 'brands', folder), { recursive: true });
    writeFileSync(path.join(root, 'brands', folder, 'brand.json'), text);
  };
  write(
    '_family',
    '{ "languages": { "default": "en", "supported": ["en"] }, "theme": { "default": "dark", "seeds": { "primary": "#ff6600" } } }',
  );
  write(
    'child',
    '{ // a child of the family\n "schemaVersion": 2, "code": "child", "extends": "_family", "identity": { "name": "Child" } }',
  );
  try {
    expect((await readBrandFacts(root)).get('child')).toMatchObject({
      merchantCode: 'CHILD',
      languages: { default: 'en', supported: ['en'] },
      theme: { default: 'dark' },
    });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
