import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { PublicBrand } from '@livery/brand/public-brand';

/** A brand's own texts in one language: by namespace, nested as the catalogues are. */
export type Overrides = Record<string, ResourceLanguage>;

const catalogues = import.meta.glob<ResourceLanguage>(['./common.*.json', '../features/*/*.*.json'], { import: 'default' });

/** The shell's texts; a feature's namespace carries its own name. */
export const shellNamespace = 'common';

export interface Texts {
  readonly i18n: i18n;
  /** Fetches what is missing of these namespaces in the current language. */
  load(namespaces: readonly string[]): Promise<void>;
  /** Makes everything loaded so far speak another language, with the brand's own texts in it. */
  switchTo(language: string, overrides: Overrides): Promise<void>;
  /** Lays the brand's own texts over the current language's. */
  override(overrides: Overrides): void;
}

export function createTexts(brand: PublicBrand, language: string, firstOverrides: Overrides): Texts {
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

  const loadInto = async (target: string, namespaces: Iterable<string>) => {
    const missing = [...namespaces].filter((namespace) => !i18n.hasResourceBundle(target, namespace));
    const found = await Promise.all(missing.map((namespace) => catalogues[cataloguePath(namespace, target)]?.() ?? Promise.resolve({})));
    missing.forEach((namespace, index) => {
      i18n.addResourceBundle(target, namespace, structuredClone(found[index]), true, true);
      i18n.addResourceBundle(target, namespace, overridesOf.get(target)?.[namespace] ?? {}, true, true);
    });
  };

  return {
    i18n,
    async load(namespaces) {
      for (const namespace of namespaces) wanted.add(namespace);
      await loadInto(i18n.language, namespaces);
    },
    async switchTo(next, overrides) {
      overridesOf.set(next, overrides);
      await loadInto(next, wanted);
      await i18n.changeLanguage(next);
    },
    override(overrides) {
      overridesOf.set(i18n.language, overrides);
      for (const namespace of wanted) i18n.addResourceBundle(i18n.language, namespace, overrides[namespace] ?? {}, true, true);
      i18n.emit('languageChanged', i18n.language);
    },
  };
}

/** Source modules of the catalogues that there are, relative to the package: keys of the bundler's manifest. */
export function catalogueModules(namespaces: readonly string[], language: string): string[] {
  const paths = [...new Set(namespaces)].map((namespace) => cataloguePath(namespace, language));
  return paths.filter((path) => path in catalogues).map((path) => path.replace(/^\.\.\//, 'src/').replace(/^\.\//, 'src/app/'));
}

function cataloguePath(namespace: string, language: string): string {
  return namespace === shellNamespace ? `./common.${language}.json` : `../features/${namespace}/${namespace}.${language}.json`;
}
