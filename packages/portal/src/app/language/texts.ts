import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { PublicBrand } from '@livery/brand/public-brand';
import { fetchOwnTexts } from '#api/own-texts.ts';

/** A brand's own texts in one language, by namespace, nested as in the catalogues. */
export type Overrides = Record<string, ResourceLanguage>;

const firstTexts = import.meta.glob<Record<string, ResourceLanguage>>('./first-texts/*.ts');
const catalogues = import.meta.glob<ResourceLanguage>(
  ['../../{features,shared}/*/*.*.json', '!../../features/{announcements,home,launch,lobby,session,wallet}/*'],
  { import: 'default' },
);

/** The shell's texts. A feature's namespace has the feature's name. */
export const shellNamespace = 'common';

/** The namespaces of `first-texts/`. */
export const firstNamespaces: readonly string[] = [shellNamespace, 'announcements', 'home', 'launch', 'lobby', 'session', 'wallet'];

export interface Texts {
  readonly i18n: i18n;
  /** Loads missing namespaces in the current language. */
  load(namespaces: readonly string[]): Promise<void>;
  /** Fetches everything loaded so far in another language, with the brand's own texts included. */
  prepare(language: string, fetchOverrides: () => Promise<Overrides>): Promise<void>;
  /** Switches to a prepared language. */
  speak(language: string): void;
  /** Applies the brand's own texts to the current language. */
  override(overrides: Overrides): void;
}

/** Where languages outside the compiled portal have their texts: an address with `*` for the part. */
export type OwnLanguages = Readonly<Record<string, string>>;

export function createTexts(brand: PublicBrand, language: string, firstOverrides: Overrides, ownLanguages: OwnLanguages = {}): Texts {
  const i18n = createInstance();
  const overridesOf = new Map<string, Overrides>([[language, firstOverrides]]);
  const wanted = new Set<string>();
  void i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: [],
    defaultNS: shellNamespace,
    resources: { [language]: {} },
    interpolation: { escapeValue: false, defaultVariables: { brandName: brand.identity.name } },
    react: { useSuspense: false },
    initAsync: false,
  });
  keepPlainTexts(i18n);

  /** More namespaces may be requested while the first ones load. */
  const loadInto = async (target: string, namespaces: Iterable<string>) => {
    const missingNow = () => [...namespaces].filter((namespace) => !i18n.hasResourceBundle(target, namespace));
    for (let missing = missingNow(); missing.length > 0; missing = missingNow()) {
      const found = await Promise.all(missing.map((namespace) => fetchCatalogue(namespace, target, ownLanguages[target])));
      missing.forEach((namespace, index) => {
        i18n.addResourceBundle(target, namespace, structuredClone(found[index]), true, true);
        i18n.addResourceBundle(target, namespace, overridesOf.get(target)?.[namespace] ?? {}, true, true);
      });
    }
  };

  return {
    i18n,
    async load(namespaces) {
      for (const namespace of namespaces) wanted.add(namespace);
      let language: string;
      do {
        language = i18n.language;
        await loadInto(language, namespaces);
      } while (language !== i18n.language);
    },
    async prepare(language, fetchOverrides) {
      if (!overridesOf.has(language)) overridesOf.set(language, await fetchOverrides());
      await loadInto(language, wanted);
    },
    speak(language) {
      // Without a backend, i18next is ready when the call returns.
      void i18n.changeLanguage(language);
    },
    override(overrides) {
      overridesOf.set(i18n.language, overrides);
      for (const namespace of wanted) i18n.addResourceBundle(i18n.language, namespace, overrides[namespace] ?? {}, true, true);
      i18n.emit('languageChanged', i18n.language);
    },
  };
}

/** Caches texts without values until any text changes. A page looks up hundreds of them. */
function keepPlainTexts(i18n: i18n): void {
  const kept = new Map<string, Map<string, string>>();
  i18n.store.on('added', () => kept.forEach((texts) => texts.clear()));
  const getFixedT = i18n.getFixedT.bind(i18n) as typeof i18n.getFixedT;
  i18n.getFixedT = (...scope: Parameters<typeof getFixedT>) => {
    const [language, namespace, prefix] = scope;
    const t = getFixedT(...scope);
    const lookUp = t as unknown as (...given: unknown[]) => string;
    if (typeof language !== 'string' || prefix !== undefined) return t;
    const id = `${language} ${String(namespace)}`;
    const texts = kept.get(id) ?? new Map<string, string>();
    kept.set(id, texts);
    return new Proxy(t, {
      apply(_t, _self, given: [key: unknown, ...options: unknown[]]) {
        const [key] = given;
        if (given.length > 1 || typeof key !== 'string') return lookUp(...given);
        const text = texts.get(key) ?? lookUp(key);
        texts.set(key, text);
        return text;
      },
    });
  };
}

async function fetchCatalogue(namespace: string, language: string, address: string | undefined): Promise<ResourceLanguage> {
  if (address !== undefined) return hasTexts(namespace) ? fetchOwnCatalogue(namespace, address) : {};
  const path = modulePath(namespace, language);
  return (await firstTexts[path]?.())?.[namespace] ?? (await catalogues[path]?.()) ?? {};
}

/** Many features have no texts. */
function hasTexts(namespace: string): boolean {
  return firstNamespaces.includes(namespace) || modulePath(namespace, 'en') in catalogues;
}

/** The first namespaces are all in one file. */
async function fetchOwnCatalogue(namespace: string, address: string): Promise<ResourceLanguage> {
  const isFirst = firstNamespaces.includes(namespace);
  const texts = await fetchOwnTexts(address.replace('*', isFirst ? 'first' : namespace));
  return (isFirst ? texts[namespace] : texts) as ResourceLanguage;
}

/** Source modules of the existing catalogues, relative to the package: keys of the bundler's manifest. */
export function catalogueModules(namespaces: readonly string[], language: string): string[] {
  const paths = [...new Set(namespaces.map((namespace) => modulePath(namespace, language)))];
  return paths
    .filter((path) => path in firstTexts || path in catalogues)
    .map((path) => path.replace(/^\.\.\/\.\.\//, 'src/').replace(/^\.\//, 'src/app/language/'));
}

function modulePath(namespace: string, language: string): string {
  if (firstNamespaces.includes(namespace)) return `./first-texts/${language}.ts`;
  const file = `${namespace}/${namespace}.${language}.json`;
  return `../../shared/${file}` in catalogues ? `../../shared/${file}` : `../../features/${file}`;
}
