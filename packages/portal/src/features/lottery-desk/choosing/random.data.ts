/** A uniform whole number from 0 to below `count`. Draws again where a remainder would favour small numbers. */
export function randomBelow(count: number): number {
  if (count <= 0) return 0;
  const fair = 2 ** 32 - (2 ** 32 % count);
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while ((drawn[0] ?? 0) >= fair);
  return (drawn[0] ?? 0) % count;
}
