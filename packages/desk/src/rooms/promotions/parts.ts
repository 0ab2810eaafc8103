/** The parts of the room. The address selects one. */
export const parts = ['applications', 'activities', 'members', 'rewards', 'pools'] as const;
