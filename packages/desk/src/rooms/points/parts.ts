/** What the room shows, of which the address names one. */
export const parts = ['redemptions', 'goods'] as const;
