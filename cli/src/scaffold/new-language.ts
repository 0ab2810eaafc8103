/**
 * The default language of a new brand: the user's own if the portal has it, otherwise Portuguese.
 *
 * @param known languages of the portal
 * @param environment variables as POSIX has them, e.g. `LANG=en_GB.UTF-8`
 */
export function languageOf(known: readonly string[], environment: NodeJS.ProcessEnv): string {
  const locale = [environment['LC_ALL'], environment['LC_MESSAGES'], environment['LANG']].find((value) => (value ?? '') !== '') ?? '';
  const [language = ''] = locale.split(/[_.@-]/);
  return known.includes(language) ? language : 'pt';
}

/** Languages in their English names with their codes, the first one at `/`. */
export function describeLanguages([first = '', ...others]: readonly string[]): string {
  const names = new Intl.DisplayNames(['en'], { type: 'language' });
  const named = (language: string): string => `${names.of(language) ?? language} (${language})`;
  const rest = others.map((language) => `${named(language)} at /${language}/`);
  return [`${named(first)} at /`, ...rest].join(', ');
}
