/** The address of a settlement window. */
export const windowAddress = (window: number): string => `?${new URLSearchParams({ window: String(window) })}`;

/** The address of a line of a settlement window. */
export const lineAddress = (window: number, line: number): string =>
  `?${new URLSearchParams({ window: String(window), line: String(line) })}`;

/** The number in an address. Null if there is none. */
export function numberIn(address: URLSearchParams, name: string): number | null {
  const text = address.get(name) ?? '';
  return /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;
}
