/** Whether an address is the home page's, whichever games it shows. */
export function isHomePath(address: string): boolean {
  return /^\/(?:(?:home|index(?:\.html)?)\/?)?(?:[?#]|$)/.test(address);
}
