declare module 'spdx-expression-parse' {
  /** Throws when it is no licence expression of SPDX. */
  export default function parse(expression: string): { license: string; plus?: true; exception?: string } | { conjunction: 'and' | 'or' };
}
