/** Where a lottery, and a part of it, is in the room. */
export function lotteryAddress(game: number, part?: string): string {
  return `?${new URLSearchParams({ game: String(game), ...(part === undefined ? {} : { part }) })}`;
}

export const issueAddress = (game: number, issue: number): string =>
  `?${new URLSearchParams({ game: String(game), issue: String(issue) })}`;

/** The number in an address; null if it has none. */
export function numberIn(address: URLSearchParams, name: string): number | null {
  const text = address.get(name) ?? '';
  return /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;
}
