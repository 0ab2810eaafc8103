import { expect, it } from 'vitest';
import { BrandFolder, brandFile } from '../test/brand-folder.ts';

async function check(changes: object): Promise<string[]> {
  using folder = new BrandFolder().write({ 'acme/brand.json': { ...brandFile(), ...changes } });
  const problems = await folder.problems();
  return problems.map(({ rule, severity, pointer }) => `${severity} ${rule} ${pointer}`);
}

it('keeps cockfights out of brands whose accounts are in reais', async () => {
  const features = { cockfight: true };
  expect(await check({ features, format: { currency: 'BRL' } })).toEqual(['error animal-fight /features/cockfight']);
  expect(await check({ features, format: { currency: 'EUR' } })).toEqual([]);
  expect(await check({ format: { currency: 'BRL' } })).toEqual([]);
});
