/** A fixed drawing for any address of the gateway's art: a wide scene for banners, a mark for the rest. */
export function sampleArt(address: string): string {
  const seed = [...address].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 7);
  const hue = (seed * 47) % 360;
  const colour = (shift: number, lightness: number): string => `hsl(${(hue + shift) % 360} 45% ${lightness}%)`;
  if (address.includes('/banner/')) {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675"><path fill="${colour(0, 32)}" d="M0 0h1200v675H0z"/><circle cx="${760 + (seed % 240)}" cy="${200 + (seed % 120)}" r="150" fill="${colour(40, 62)}"/><path fill="${colour(20, 24)}" d="M0 520 300 380l260 120 280-180 360 200v155H0z"/></svg>`;
  }
  const ink = address.includes('-light') ? colour(0, 85) : colour(0, 35);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 48"><circle cx="24" cy="24" r="14" fill="${ink}"/><path d="M48 16h${36 + (seed % 28)}v6H48zM48 27h${20 + (seed % 30)}v6H48z" fill="${ink}"/></svg>`;
}
