/**
 * Why a member cannot be moved in the tree. `there`: it already has that parent; `cycle`: the new parent is below it;
 * `player`: the new parent is not an agent; `tooDeep`: the merchant allows fewer levels; `terms`: rates or contracts do
 * not fit the new parent.
 */
export const moveRefusals = ['unknown', 'self', 'there', 'trial', 'closed', 'player', 'cycle', 'tooDeep', 'terms'] as const;

export type MoveRefusal = (typeof moveRefusals)[number];
