import { mergeValues, type Catalogues, type JsonObject } from '@livery/brand';
import type { Texts } from '../core/core-build.ts';

export interface DevTexts {
  /** The brand's texts over the catalogues', in every namespace that the brand has or had texts for. */
  complete(own: Record<string, Texts>, catalogues: Catalogues): Record<string, Texts>;
}

/** A page merges new texts over its own, so a text that the brand removed is sent with the engine's wording. */
export function createDevTexts(): DevTexts {
  const seen = new Map<string, Set<string>>();
  return {
    complete(own, catalogues) {
      for (const [language, texts] of Object.entries(own)) {
        const namespaces = seen.get(language) ?? new Set();
        for (const namespace of Object.keys(texts)) namespaces.add(namespace);
        seen.set(language, namespaces);
      }
      return Object.fromEntries(
        [...seen].map(([language, namespaces]) => [
          language,
          Object.fromEntries(
            [...namespaces].map((namespace) => [
              namespace,
              mergeValues(catalogues[language]?.[namespace] ?? {}, (own[language]?.[namespace] ?? {}) as JsonObject),
            ]),
          ),
        ]),
      );
    },
  };
}
