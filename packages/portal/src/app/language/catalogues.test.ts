import { describe, expect, test } from 'vitest';
import { clientErrorCodes, errorStatus } from '@livery/contract/errors';
import { aBrand } from '#testing/test-world.ts';
import { eagerFeatures } from '../start/features.ts';
import { page as homePage } from '../pages/home.page.tsx';
import { routeTable } from '../routing/routes.tsx';
import { catalogueModules, createTexts } from './texts.ts';

type Texts = { [key: string]: string | Texts };
const catalogues = import.meta.glob<Texts>(['./common.*.json', '../../{features,shared}/*/*.*.json'], { import: 'default', eager: true });

function flat(texts: Texts, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : [...flat(value, `${prefix}${key}.`)],
    ),
  );
}

const variables = (text: string) =>
  [...text.matchAll(/{{\s*(\w+)/g)].map(([, name = '']) => name).sort((one, other) => one.localeCompare(other));
const portuguese = Object.keys(catalogues).filter((path) => path.endsWith('.pt.json'));

describe.each(portuguese)('%s', (path) => {
  const pt = flat(catalogues[path] ?? {});
  const en = flat(catalogues[path.replace('.pt.json', '.en.json')] ?? {});

  test('has the same keys in both languages [i18n-02]', () => {
    expect([...en.keys()].sort()).toEqual([...pt.keys()].sort());
  });

  test('uses the same variables in both', () => {
    for (const [key, text] of pt) expect(variables(en.get(key) ?? ''), key).toEqual(variables(text));
  });

  test('has the plural forms of each language', () => {
    for (const texts of [pt, en])
      for (const [key, text] of texts) {
        const [, stem = null] = /^(.*)_(?:zero|one|other)$/.exec(key) ?? [];
        // Only counts use the variable `count`.
        if (stem === null) expect(variables(text), key).not.toContain('count');
        else expect([texts.has(`${stem}_one`), texts.has(`${stem}_other`)], key).toEqual([true, true]);
      }
  });

  test('has no empty text', () => {
    for (const [key, text] of [...pt, ...en]) expect(text.trim(), key).not.toBe('');
  });
});

const firstTexts = import.meta.glob<Record<string, Texts>>('./first-texts/*.ts', { eager: true });

test('the first file of a language holds the texts of the shell and the home page, and no others', () => {
  const names = [...new Set([...eagerFeatures, ...homePage.features].map(({ name }) => name))].sort();
  expect(Object.keys(firstTexts)).toEqual(['./first-texts/en.ts', './first-texts/pt.ts']);
  for (const texts of Object.values(firstTexts)) expect(Object.keys(texts).sort()).toEqual(names);
});

test.each(Object.keys(catalogues))('%s can be fetched, exactly once', async (path) => {
  const [, namespace = '', language = ''] = /([\w-]+)\.(\w+)\.json$/.exec(path) ?? [];
  const texts = createTexts(aBrand(), language, {});
  await texts.load([namespace]);
  expect(texts.i18n.getResourceBundle(language, namespace)).toEqual(catalogues[path]);
  expect(catalogueModules([namespace], language)).toHaveLength(1);
});

describe.each(['pt', 'en'])('the shell in %s', (language) => {
  const texts = flat(catalogues[`./common.${language}.json`] ?? {});

  test('and its forms have one message for every code that a call can fail with', () => {
    const codes = [...Object.keys(errorStatus), ...clientErrorCodes];
    const forms = flat(catalogues[`../../shared/forms/forms.${language}.json`] ?? {});
    const told = [...texts.keys(), ...forms.keys()].filter((key) => key.startsWith('errors.'));
    expect(told.sort()).toEqual(codes.map((code) => `errors.${code}`).sort());
  });

  test('has a name for every page', () => {
    for (const { id } of routeTable) expect(texts.has(`pages.${id}`), id).toBe(true);
  });
});

test('a count of a million uses plain words, since no catalogue has its Portuguese plural form', async () => {
  const { i18n, load } = createTexts(aBrand(), 'pt', {});
  const counted = portuguese.flatMap((path) => {
    const [, namespace = ''] = /([\w-]+)\.pt\.json$/.exec(path) ?? [];
    return [...flat(catalogues[path] ?? {}).keys()].flatMap((key) => {
      const [, stem] = /^(.*)_other$/.exec(key) ?? [];
      return stem === undefined ? [] : [{ namespace, stem }];
    });
  });
  expect(counted.length).toBeGreaterThan(50);
  await load(counted.map(({ namespace }) => namespace));
  expect(new Intl.PluralRules('pt').select(1_000_000)).toBe('many');
  for (const { namespace, stem } of counted)
    expect(i18n.t(`${namespace}:${stem}`, { count: 1_000_000 } as never), `${namespace}:${stem}`).not.toContain(stem);
});
