import type { Texts } from '../core/core-build.ts';
import { hashedName, sha256 } from '../output/content-hash.ts';

export interface TextFile {
  language: string;
  /** Path in the bundle, with the hash of the content. */
  path: string;
  content: string;
}

/**
 * The brand's own texts, one file per language. A page contains its own language and fetches others on demand. The files
 * of `own` languages contain the brand's words already.
 */
export function textFiles(texts: Record<string, Texts>, languages: readonly string[], own: readonly string[] = []): TextFile[] {
  if (languages.length < 2) return [];
  const compiled = languages.filter((language) => !own.includes(language));
  return compiled.map((language) => {
    const content = JSON.stringify(texts[language] ?? {});
    return { language, content, path: `assets/${hashedName(`texts-${language}.json`, sha256(content))}` };
  });
}

/** The addresses of the other languages' texts, for a page in `language`. */
export function addressesBeside(files: readonly TextFile[], language: string): Record<string, string> {
  return Object.fromEntries(files.filter((file) => file.language !== language).map((file) => [file.language, `/${file.path}`]));
}

/** The language of a text file's path, whatever its hash; null for other paths. */
export function languageOfTextFile(path: string): string | null {
  return /^assets\/texts-([\w-]+)-[\da-f]{10}\.json$/.exec(path)?.[1] ?? null;
}
