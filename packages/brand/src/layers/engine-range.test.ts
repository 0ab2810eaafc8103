import { describe, expect, it } from 'vitest';
import { checkEngine, engineVersion } from './engine-range.ts';
import { brandFile } from '../testing/brand-file.ts';
import { BrandFolder } from '../testing/brand-folder.ts';

describe('the engine range of a brand', () => {
  it.each([
    ['^1.2', '1.4.0'],
    ['>=1.2 <3', '2.9.9'],
    ['*', '0.0.1'],
    ['^1.2', '1.4.0-rc.1'],
  ])('may be %s if this engine is %s [engine-25]', (engine, version) => {
    expect(checkEngine({ engine }, version)).toEqual([]);
  });

  it('is refused if it allows only older engines, with a remedy [engine-25]', () => {
    expect(checkEngine({ engine: '^1.2' }, '2.0.0')).toMatchObject([
      {
        rule: 'engine-range',
        pointer: '/engine',
        message: 'This brand is made for engine ^1.2, and this is 2.0.0, which is newer.',
        hint: expect.stringContaining('go back: npm install livery@"^1.2"'),
      },
    ]);
  });

  it('is refused if it allows only newer engines, with a remedy [engine-25]', () => {
    expect(checkEngine({ engine: '^3' }, '2.0.0')).toMatchObject([
      {
        message: 'This brand is made for engine ^3, and this is 2.0.0, which is older.',
        hint: 'Update the engine: npm install livery@"^3".',
      },
    ]);
  });

  it('is reported at its position in the brand and in a parent [engine-25]', async () => {
    using folder = new BrandFolder().writeBrands({
      'acme/brand.json': brandFile('acme', { extends: '_base', engine: `^${engineVersion}` }),
      '_base/brand.json': { schemaVersion: 2, engine: '>=999' },
      'beta/brand.json': brandFile('beta', { engine: 'newest' }),
    });
    const [acme, beta] = await folder.load();
    expect(acme?.problems).toMatchObject([
      { rule: 'engine-range', file: 'brands/_base/brand.json', line: 3, column: 13, pointer: '/engine' },
      { rule: 'extends' },
    ]);
    expect(beta?.problems).toMatchObject([{ message: '"newest" is not a range of versions.', line: 12, column: 13 }]);
  });
});
