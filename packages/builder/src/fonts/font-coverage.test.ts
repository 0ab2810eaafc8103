import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { missingGlyphs } from './font-coverage.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const [file = ''] = globSync('brands/*/assets/fonts/*.woff2', { cwd: root }).toSorted();
const font = readFileSync(path.join(root, file));

describe('the glyphs of a font', () => {
  it('are exactly those a text needs when nothing is missing [engine-16]', async () => {
    expect(await missingGlyphs(font, 'Bom dia, boa sorte! Não há saque mínimo: R$ 1.234,56')).toEqual([]);
  });

  it('lack each missing character once, including those beyond the first plane [engine-16]', async () => {
    expect(await missingGlyphs(font, 'a漢b字a漢😀ж')).toEqual(expect.arrayContaining(['字', '漢', '😀']));
    expect((await missingGlyphs(font, '漢漢漢')).length).toBe(1);
    expect(await missingGlyphs(font, '')).toEqual([]);
  });
});
