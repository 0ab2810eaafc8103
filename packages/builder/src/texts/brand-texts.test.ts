import type { ResolvedBrand } from '@livery/brand';
import { expect, it } from 'vitest';
import { brandTexts } from './brand-texts.ts';

it('shows the name of a brand literally, even if it contains replacement patterns', () => {
  const brand = { languages: { supported: ['en'] }, texts: {}, identity: { name: 'Cash$$ & $&' } } as unknown as ResolvedBrand;
  const texts = brandTexts(brand, { en: { home: { title: 'Play at {{brandName}}, {{- brandName }}!' } } });
  expect(texts['en']?.get('home.title')).toBe('Play at Cash$$ & $&, Cash$$ & $&!');
});
