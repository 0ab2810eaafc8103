/** The address of a lottery, and of a part of it. */
export function lotteryAddress(game: number, part?: string): string {
  return `?${new URLSearchParams({ game: String(game), ...(part === undefined ? {} : { part }) })}`;
}

export const issueAddress = (game: number, issue: number): string =>
  `?${new URLSearchParams({ game: String(game), issue: String(issue) })}`;

/** The number in an address. Null if there is none. */
export function numberIn(address: URLSearchParams, name: string): number | null {
  const text = address.get(name) ?? '';
  return /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;
}
