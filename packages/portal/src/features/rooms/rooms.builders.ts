import type { Room } from '@livery/contract/shapes';

/** For tests: a table with overrides. */
export function buildRoom(nodeId: number, changes: Partial<Room> = {}): Room {
  return {
    roomId: `PVP-${nodeId}`,
    nodeId,
    vassalage: 'JL',
    gameType: 'PVP',
    gameName: `Table ${nodeId}`,
    vendorName: 'JL',
    minStake: 100,
    maxStake: 2000,
    currency: 'BRL',
    players: 3,
    maintenance: false,
    ...changes,
  };
}
