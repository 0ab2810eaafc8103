/** What the room shows, of which the address names one. */
export const parts = ['applications', 'activities', 'members', 'rewards', 'pools'] as const;
