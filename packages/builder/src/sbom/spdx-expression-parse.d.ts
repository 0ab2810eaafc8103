declare module 'spdx-expression-parse' {
  /** Throws if it is not an SPDX licence expression. */
  export default function parse(expression: string): { license: string; plus?: true; exception?: string } | { conjunction: 'and' | 'or' };
}
