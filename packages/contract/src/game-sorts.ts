/** Orders of a list of games. Without one, the list has the operator's own order. */
export const gameSorts = ['hot', 'new', 'name', 'rtp'] as const;
export type GameSort = (typeof gameSorts)[number];
