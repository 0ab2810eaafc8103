/** The engine's English is British: a bare `en` would write dates the American way. */
const regional: Readonly<Record<string, string>> = { en: 'en-GB' };

/** Writes dates in a language of the interface. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(regional[language] ?? language, options);
}
