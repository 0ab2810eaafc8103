const most = 99;

/** A badge has room for two digits. */
export function shownCount(count: number): string {
  return count > most ? `${most}+` : String(count);
}
