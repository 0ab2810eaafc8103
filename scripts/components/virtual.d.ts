declare module 'virtual:brand-themes' {
  /** The stylesheet of every brand, by its code. */
  export const themes: Readonly<Record<string, string>>;
}

declare module 'virtual:wear' {
  /** Codes of all brands. */
  export const brands: readonly string[];
  /** Applies a brand's theme to the page. Throws on an unknown brand. */
  export function wear(brand: string, mode: 'light' | 'dark'): void;
}
