import type { GameReference } from '../games/games.ts';

/** The page that is a game, below the site's header; a sportsbook may open at a match. */
export function seamlessAddress({
  gameType,
  vassalage,
  nodeId,
  fixture,
}: Pick<GameReference, 'nodeId' | 'vassalage' | 'gameType' | 'fixture'>): string {
  const named = { gameType, vassalage, nodeId: String(nodeId), ...(fixture === undefined ? {} : { fixture }) };
  return `/seamless?${new URLSearchParams(named).toString()}`;
}
