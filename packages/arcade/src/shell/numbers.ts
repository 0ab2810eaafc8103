const formats = new Map<string, Intl.NumberFormat>();

/** A number in the language's format. Cached, because a game draws some in every frame. */
export function formatNumber(value: number, language: string, options: Intl.NumberFormatOptions = {}): string {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, format);
  return format.format(value);
}

/** A multiplier, in hundredths. */
export function formatTimes(hundredths: number, { language }: { readonly language: string }): string {
  return `×${formatNumber(hundredths / 100, language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

/** A sentence in singular and plural, by the language's own rules. */
export interface Counted {
  readonly one: string;
  readonly other: string;
}

export function sentenceFor(sentences: Counted, count: number, language: string): string {
  return new Intl.PluralRules(language).select(count) === 'one' ? sentences.one : sentences.other;
}
