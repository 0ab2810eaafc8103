/** The language tag for `Intl`. The engine's English is British, and a bare `en` would format dates the American way. */
export function regionalLanguage(language: string): string {
  return language === 'en' ? 'en-GB' : language;
}
