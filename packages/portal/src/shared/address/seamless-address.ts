import type { GameReference } from '../games/games.ts';

/**
 * The page that is itself a game, below the site's header. A sportsbook may open at a match, with one of its outcomes
 * on the slip.
 */
export function seamlessAddress({
  gameType,
  vassalage,
  nodeId,
  fixture,
  pick,
  sport,
}: Pick<GameReference, 'nodeId' | 'vassalage' | 'gameType' | 'fixture' | 'pick' | 'sport'>): string {
  const named = new URLSearchParams({ gameType, vassalage, nodeId: String(nodeId) });
  for (const [name, value] of Object.entries({ fixture, pick, sport })) if (value !== undefined) named.set(name, value);
  return `/seamless?${named.toString()}`;
}
