const allForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
export type PluralForm = (typeof allForms)[number];

export interface PluralKey {
  /** The key without its form. */
  stem: string;
  form: PluralForm;
}

/** `games_one` is the form `one` of `games`. Null for a key without a form. */
export function splitForm(key: string): PluralKey | null {
  const [, stem, form] = /^(.+)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
  return stem === undefined ? null : { stem, form: form as PluralForm };
}

/** Every form that CLDR gives a language, and `zero`, which i18next uses for 0 in any language. */
export function formsOf(language: string): PluralForm[] {
  const categories: readonly string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return allForms.filter((form) => form === 'zero' || categories.includes(form));
}

const counts = [...Array(1001).keys(), 10_000, 100_000];

/**
 * The forms of whole numbers below a million. Spanish, Portuguese and others have one more for millions, which few
 * translators write. Without it, pages use `other`.
 */
export function neededForms(language: string): PluralForm[] {
  const rules = new Intl.PluralRules(language);
  const selected: ReadonlySet<string> = new Set(counts.map((count) => rules.select(count)));
  return allForms.filter((form) => selected.has(form));
}
