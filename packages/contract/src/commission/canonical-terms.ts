import type { Terms } from './terms.ts';

/** The text whose SHA-256 both sides accept: JSON with sorted keys and no white space (RFC 8785). */
export function canonicalTerms(terms: Terms): string {
  return canonical(terms);
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    // The default order is by UTF-16 units, as the RFC asks for.
    const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
    return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`;
  }
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return JSON.stringify(value);
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  throw new TypeError(`Terms hold no ${typeof value === 'number' ? String(value) : typeof value}`);
}
