import { directionOf } from '@livery/brand/public-brand';

/** Tells the document its language: for readers, styles and calls. */
export function showLanguage(language: string, { documentElement }: Pick<Document, 'documentElement'> = document): void {
  documentElement.lang = language;
  documentElement.dir = directionOf(language);
  documentElement.dataset['language'] = language;
}
