/** Where a window is in the room. */
export const windowAddress = (window: number): string => `?${new URLSearchParams({ window: String(window) })}`;

/** Where a line of a window is. */
export const lineAddress = (window: number, line: number): string =>
  `?${new URLSearchParams({ window: String(window), line: String(line) })}`;

/** The number in an address; null if it has none. */
export function numberIn(address: URLSearchParams, name: string): number | null {
  const text = address.get(name) ?? '';
  return /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;
}
