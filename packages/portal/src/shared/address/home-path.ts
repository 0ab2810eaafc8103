/** Whether a path is the home page, with any choice of games. */
export function isHomePath(address: string): boolean {
  return /^\/(?:(?:home|index(?:\.html)?)\/?)?(?:[?#]|$)/.test(address);
}
