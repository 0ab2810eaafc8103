import { expect, it } from 'vitest';
import { BrandFolder, brandFile } from '../testing/brand-folder.ts';

async function check(changes: object): Promise<string[]> {
  using folder = new BrandFolder().write({ 'acme/brand.json': { ...brandFile(), ...changes } });
  const problems = await folder.problems();
  return problems.map(({ rule, severity, pointer }) => `${severity} ${rule} ${pointer}`);
}

it('says which law a brand is under, where it is not its currency’s', async () => {
  const message = async (changes: object): Promise<string | undefined> => {
    using folder = new BrandFolder().write({ 'acme/brand.json': { ...brandFile(), features: { cockfight: true }, ...changes } });
    return (await folder.problems()).find(({ rule }) => rule === 'animal-fight')?.message;
  };
  expect(await message({ format: { currency: 'BRL' } })).toContain('accounts of this brand are in BRL');
  expect(await message({ format: { currency: 'EUR' }, compliance: { jurisdiction: 'BR' } })).toContain('keeps its law');
});

it('keeps cockfights out of brands whose accounts are in reais', async () => {
  const features = { cockfight: true };
  expect(await check({ features, format: { currency: 'BRL' } })).toEqual(['error animal-fight /features/cockfight']);
  expect(await check({ features, format: { currency: 'EUR' } })).toEqual([]);
  expect(await check({ format: { currency: 'BRL' } })).toEqual([]);
});
