/** JSON with sorted keys and no white space (RFC 8785), so that one value has one text to hash. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    // The default order is by UTF-16 units, as the RFC requires.
    const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
    return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`).join(',')}}`;
  }
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return JSON.stringify(value);
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  throw new TypeError(`JSON holds no ${typeof value === 'number' ? String(value) : typeof value}`);
}
