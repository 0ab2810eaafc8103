const most = 99;

/** A mark has room for two digits. */
export function shownCount(count: number): string {
  return count > most ? `${most}+` : String(count);
}
