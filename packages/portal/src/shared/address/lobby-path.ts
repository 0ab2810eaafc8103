/** Whether the home page is at this address, or a list of games, which the home page shows by its path. */
export function isLobbyPath(address: string): boolean {
  return /^\/(?:(?:home|index(?:\.html)?|sports|esports|lott|elott|live|fish|rng|pvp|favorite|recent)\/?)?(?:[?#]|$)/.test(address);
}
