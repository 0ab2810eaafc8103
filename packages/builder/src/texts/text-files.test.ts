import { expect, it } from 'vitest';
import { addressesBeside, languageOfTextFile, textFiles } from './text-files.ts';

const texts = { en: { home: { title: 'Hi' } }, pt: { home: { title: 'Oi' } } };

it('writes one file of texts per language, named by its content, and tells a page where the others are', () => {
  const files = textFiles(texts, ['en', 'pt', 'fr']);
  expect(files.map(({ content }) => JSON.parse(content) as unknown)).toEqual([texts.en, texts.pt, {}]);
  const [english, portuguese, french] = files;
  expect(addressesBeside(files, 'en')).toEqual({ pt: `/${portuguese?.path}`, fr: `/${french?.path}` });
  expect(textFiles({ ...texts, en: {} }, ['en', 'pt']).map(({ path }) => path)).toEqual([
    expect.not.stringContaining(english?.path ?? ''),
    portuguese?.path,
  ]);
  expect(files.map(({ path }) => languageOfTextFile(path))).toEqual(['en', 'pt', 'fr']);
});

it('writes none for a brand with one language', () => {
  expect(textFiles(texts, ['en'])).toEqual([]);
});

it('does not mistake any other file for one', () => {
  expect(['assets/logo-0123456789.svg', 'assets/texts-pt.json', 'texts-pt-0123456789.json'].map(languageOfTextFile)).toEqual([
    null,
    null,
    null,
  ]);
});
