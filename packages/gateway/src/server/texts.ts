/** One text in the languages that the gateway's own texts are written in. */
export interface Texts {
  readonly en: string;
  readonly pt: string;
}

/** English where there are no texts in a language. */
export function inLanguage(texts: Texts, language: string): string {
  return language === 'pt' ? texts.pt : texts.en;
}
