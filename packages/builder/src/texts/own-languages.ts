import { mergeValues, type Catalogues, type JsonObject, type ResolvedBrand } from '@livery/brand';
import type { CoreBuild, Texts } from '../core/core-build.ts';
import { sha256 } from '../output/content-hash.ts';
import type { TextFile } from './text-files.ts';

/** Languages whose texts are scripts of the compiled portal. */
export function compiledLanguages({ manifest }: CoreBuild): string[] {
  return Object.keys(manifest).flatMap((key) => /^src\/app\/language\/first-texts\/([\w-]+)\.ts$/.exec(key)?.[1] ?? []);
}

/** The languages of a brand that the compiled portal does not bring. */
export function ownLanguages({ languages }: Pick<ResolvedBrand, 'languages'>, compiled: readonly string[]): string[] {
  return languages.supported.filter((language) => !compiled.includes(language));
}

/**
 * The brand with the whole text of its own languages in its texts, since the portal has none of it, and with their names
 * for the language menu of every language.
 */
export function speakOwnLanguages(brand: ResolvedBrand, catalogues: Catalogues, compiled: readonly string[]): ResolvedBrand {
  const own = ownLanguages(brand, compiled);
  if (own.length === 0) return brand;
  const names: JsonObject = { common: { languages: Object.fromEntries(own.map((language) => [language, nameOf(language)])) } };
  const texts = brand.languages.supported.map((language) => {
    const engine = own.includes(language) && Object.hasOwn(catalogues, language) ? (catalogues[language] ?? {}) : {};
    return [
      language,
      [names, brand.texts[language] ?? {}].reduce<JsonObject>((below, above) => mergeValues(below, above), engine),
    ] as const;
  });
  return { ...brand, texts: Object.fromEntries(texts) as ResolvedBrand['texts'] };
}

/** As the language writes its own name, with a capital: `Español`. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language', languageDisplay: 'standard' }).of(language) ?? language;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(language) + rest.join('');
}

/** The texts of a language that is not in the compiled portal, as files that pages fetch. */
export interface OwnLanguage {
  language: string;
  files: TextFile[];
  /** The address of its files, with `*` for the part. */
  address: string;
}

/** The namespaces of every first screen are one file, the part `first`; each other namespace has its own. */
export function ownLanguage(language: string, texts: Texts, firstNamespaces: readonly string[]): OwnLanguage {
  const hash = sha256(JSON.stringify(texts));
  const isFirst = (namespace: string): boolean => firstNamespaces.includes(namespace);
  const first = Object.fromEntries(Object.entries(texts).filter(([namespace]) => isFirst(namespace)));
  const parts = Object.entries({ first, ...texts }).filter(([part]) => !isFirst(part));
  const files = parts.map(([part, tree]) => ({ language, path: pathOf(language, part, hash), content: JSON.stringify(tree) }));
  return { language, files, address: `/${pathOf(language, '*', hash)}` };
}

function pathOf(language: string, part: string, hash: string): string {
  return `assets/language-${language}-${part}-${hash.slice(0, 10)}.json`;
}

/** The files that a page reads first. */
export function filesOf({ address, files }: OwnLanguage, namespaces: readonly string[], firstNamespaces: readonly string[]): string[] {
  const parts = new Set(namespaces.map((namespace) => (firstNamespaces.includes(namespace) ? 'first' : namespace)));
  const addresses = [...parts].map((part) => address.replace('*', part));
  // Many features have no texts.
  return addresses.filter((each) => files.some(({ path }) => `/${path}` === each));
}
