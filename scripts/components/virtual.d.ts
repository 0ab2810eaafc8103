declare module 'virtual:brand-themes' {
  /** The stylesheet of every brand, by its code. */
  export const themes: Readonly<Record<string, string>>;
}

declare module 'virtual:wear' {
  /** Codes of all brands. */
  export const brands: readonly string[];
  /** Dresses the page in a brand's theme. Throws on a brand that there is none of. */
  export function wear(brand: string, mode: 'light' | 'dark'): void;
}
