/** The visitor's choices from an earlier visit. The storage may contain anything. */
export interface Choices {
  language?: string;
  theme?: string;
}

/** Stored values may be missing, broken or forbidden. The page then stays as stamped. */
export function tryRead<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {}
}

/** The same page in the stored language, if the address names no language. `others` are all languages but the default. */
export function addressInLanguage(
  language: string | undefined,
  others: readonly (string | undefined)[],
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string | false {
  return others.includes(language) && !others.includes(pathname.split('/')[1]) && `/${language}${pathname}${search}${hash}`;
}

export function chosenMode(theme: string): string {
  if (theme !== 'system') return theme;
  return matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light';
}

/** Whether the lobby shows one category, which the stylesheet must know before the first paint. */
export function isOneCategory(search: string): boolean {
  return /[?&]type=(?!HOME)/.test(search);
}
