declare module 'wawoff2' {
  /** A TrueType font from a WOFF2 file. */
  export function decompress(file: Uint8Array): Promise<Uint8Array>;
}
