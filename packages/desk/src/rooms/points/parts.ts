/** The parts of the room. The address selects one. */
export const parts = ['redemptions', 'goods'] as const;
