/**
 * The first port of each program that starts a house or a part of one. The ranges do not overlap, so all can run at the
 * same time.
 */
export const firstPorts = { start: 4000, kit: 4300, journeys: 4600, fleet: 4900 } as const;

/** The port of each part, relative to the house's first port. */
export const offsets = { games: 90, signIn: 91, payments: 92, vendors: 93 } as const;

export type HousePorts = Readonly<Record<'site' | keyof typeof offsets, number>>;

export function housePorts(first: number): HousePorts {
  const { games, signIn, payments, vendors } = offsets;
  return { site: first, games: first + games, signIn: first + signIn, payments: first + payments, vendors: first + vendors };
}

/** A port for each brand, for browsers that do not resolve `*.localhost`. Brands beyond the last port get none. */
export function brandPorts({ site }: HousePorts, codes: readonly string[]): Record<string, number> {
  return Object.fromEntries(codes.slice(0, offsets.games - 1).map((code, index) => [code, site + 1 + index]));
}

/** Games have their own origin: a host name, and a port for browsers that do not resolve it. */
export function gamesOrigins({ site, games }: HousePorts): { named: string; numbered: string } {
  return { named: `http://games.localhost:${site}`, numbered: `http://localhost:${games}` };
}
