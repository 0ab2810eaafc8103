import type { Game } from '@livery/contract/shapes';

/** The page of a game: what a player reads of it before playing. */
export function gameAddress({ nodeId }: Pick<Game, 'nodeId'>): string {
  return `/game/${nodeId}`;
}
