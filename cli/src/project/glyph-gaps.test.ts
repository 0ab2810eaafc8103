import { cpSync, globSync } from 'node:fs';
import path from 'node:path';
import { loadBrands } from '@livery/brand';
import { describe, expect, it } from 'vitest';
import { brandFile } from '@livery/brand/testing/brand-file';
import { Project } from '../testing/project.ts';
import { findGaps } from './glyph-gaps.ts';

const repository = path.resolve(import.meta.dirname, '../../..');
/** Latin-1 and a few more: it has ÿ, but not its capital. */
const [font = ''] = globSync('brands/*/assets/fonts/*.woff2', { cwd: repository }).toSorted();

async function gapsOf(fonts: object, text: string): Promise<string[]> {
  using project = new Project({ 'brands/acme/brand.json': brandFile('acme', { theme: { seeds: { primary: '#ff6600' }, fonts } }) });
  cpSync(path.join(repository, font), path.join(project.root, 'brands/acme/assets/own.woff2'), { recursive: true });
  const [report] = await loadBrands({ root: project.root, codes: ['acme'] });
  if (!report?.brand) throw new Error(JSON.stringify(report?.problems));
  const gaps = await findGaps(report.brand, 'pt', new Map([['home.hero.title', text]]));
  return gaps.map(({ face, character, neededBy }) => `${face} ${character} ${neededBy}`);
}

const own = { family: 'Own', file: 'assets/own.woff2', license: 'LicenseRef-Own' };

describe('the gaps of a brand’s fonts', () => {
  it('are found separately for the fonts of headings and text [engine-16]', async () => {
    expect(await gapsOf({ display: own }, 'Sorte 漢')).toEqual(['display 漢 home.hero.title']);
    expect(await gapsOf({ text: own }, 'Sorte 漢')).toEqual(['text 漢 home.hero.title']);
    expect(await gapsOf({ display: own, text: own }, 'Sorte')).toEqual([]);
  });

  it('are those of the capitals if a face is set in capitals [engine-16]', async () => {
    expect(await gapsOf({ display: own }, 'Louÿs')).toEqual([]);
    expect(await gapsOf({ display: { ...own, case: 'uppercase' } }, 'Louÿs')).toEqual(['display Ÿ home.hero.title']);
  });
});
