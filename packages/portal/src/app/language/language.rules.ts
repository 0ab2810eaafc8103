import type { PublicBrand } from '@livery/brand/public-brand';

type Languages = PublicBrand['languages'];

/** The default language is at `/`, every other at `/<language>/` (readings 44). */
export function basenameOf(language: string, languages: Languages): string {
  return language === languages.default ? '/' : `/${language}`;
}

export function languageOfPath(path: string, languages: Languages): string {
  const first = path.split('/')[1] ?? '';
  return first !== languages.default && languages.supported.includes(first) ? first : languages.default;
}

/** The path without the language prefix. */
export function insidePath(path: string, languages: Languages): string {
  const basename = basenameOf(languageOfPath(path, languages), languages);
  return basename === '/' ? path : path.slice(basename.length) || '/';
}

/** The same page in another language. */
export function addressIn(language: string, path: string, languages: Languages): string {
  const basename = basenameOf(language, languages);
  return basename === '/' ? path : `${basename}${path}`;
}
