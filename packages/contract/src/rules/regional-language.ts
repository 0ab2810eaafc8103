/** A language of the interface as `Intl` wants it: the engine's English is British, and a bare `en` writes dates the American way. */
export function regionalLanguage(language: string): string {
  return language === 'en' ? 'en-GB' : language;
}
