import { expect, test } from 'vitest';
import { showLanguage } from './document-language.ts';

test('the document turns with the language, and back again', () => {
  const page = { documentElement: { lang: '', dir: '', dataset: {} } } as unknown as Document;
  showLanguage('ar', page);
  expect(page.documentElement).toEqual({ lang: 'ar', dir: 'rtl', dataset: { language: 'ar' } });
  showLanguage('pt', page);
  expect(page.documentElement).toEqual({ lang: 'pt', dir: 'ltr', dataset: { language: 'pt' } });
});
