import { expect, it } from 'vitest';
import { problemsOf } from '../testing/brand-folder.ts';

async function check(changes: object): Promise<string[]> {
  return (await problemsOf(changes)).map(({ rule, severity, pointer }) => `${severity} ${rule} ${pointer}`);
}

it('says whether the currency or the jurisdiction causes the refusal', async () => {
  const message = async (changes: object): Promise<string | undefined> =>
    (await problemsOf({ features: { cockfight: true }, ...changes })).find(({ rule }) => rule === 'animal-fight')?.message;
  expect(await message({ format: { currency: 'BRL' } })).toContain('accounts of this brand are in BRL');
  expect(await message({ format: { currency: 'EUR' }, compliance: { jurisdiction: 'BR' } })).toContain('keeps its law');
});

it('forbids cockfights in brands whose accounts are in reais', async () => {
  const features = { cockfight: true };
  expect(await check({ features, format: { currency: 'BRL' } })).toEqual(['error animal-fight /features/cockfight']);
  expect(await check({ features, format: { currency: 'EUR' } })).toEqual([]);
  expect(await check({ format: { currency: 'BRL' } })).toEqual([]);
});
