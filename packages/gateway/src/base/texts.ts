/** A text, or its lines, in the languages of the gateway's own texts. */
export interface Texts<Text = string> {
  readonly en: Text;
  readonly pt: Text;
}

/** English if a language has no texts. */
export function inLanguage<Text>(texts: Texts<Text>, language: string): Text {
  return language === 'pt' ? texts.pt : texts.en;
}
