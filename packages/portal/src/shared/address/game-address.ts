import type { Game } from '@livery/contract/shapes';

/** A game's page, to read before playing. */
export function gameAddress({ nodeId }: Pick<Game, 'nodeId'>): string {
  return `/game/${nodeId}`;
}
