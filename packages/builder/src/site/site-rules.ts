import type { Header } from './header.ts';

export interface HeaderRule {
  /** An address, `*` for anything and `:name` for one segment. */
  pattern: string;
  headers: Header[];
}

/** The answer at an address without a file: 200 shows the page `to`, 404 shows it as missing. */
export interface RedirectRule {
  from: string;
  /** Address of a page. */
  to: string;
  status: 200 | 404;
}

/** Reads `_headers` as `headersFile` writes it. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name, value]);
    else if (line !== '') rules.push({ pattern: line, headers: [] });
  }
  return rules;
}

/** Reads `_redirects` as `redirectsFile` writes it. */
export function parseRedirects(text: string): RedirectRule[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [from = '', to = '', status] = line.split(' ');
      return { from, to, status: status === '404' ? 404 : 200 };
    });
}

/** Whether the pattern of a rule matches an address. */
export function matchesRule(pattern: string, address: string): boolean {
  return new RegExp(`^${rulePattern(pattern)}$`).test(address);
}

/** The pattern of a rule as a regular expression without its anchors. */
export function rulePattern(pattern: string): string {
  return pattern
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll(/:[A-Za-z]\w*/g, '[^/]+');
}

/** The headers of an answer. Without a rule the browser revalidates each time. */
export function headersAt(rules: readonly HeaderRule[], address: string): Header[] {
  const headers = new Map<string, string>([['Cache-Control', 'no-cache']]);
  for (const rule of rules) {
    if (matchesRule(rule.pattern, address)) for (const [name, value] of rule.headers) headers.set(name, value);
  }
  return [...headers];
}

/** The file served for a page's address, among those in `has`, in the hosts' lookup order. */
export function fileAt(address: string, has: (path: string) => boolean): string | null {
  const name = address.slice(1).replace(/\/$/, '');
  const candidates = address.endsWith('/') ? [`${address.slice(1)}index.html`] : [name, `${name}.html`, `${name}/index.html`];
  return candidates.find(has) ?? null;
}

/** A file's public address: documents lose their extension, and an index becomes its folder. */
export function addressOf(path: string): string {
  return `/${path}`.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
}
