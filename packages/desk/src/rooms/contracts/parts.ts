/** The parts of the room. The first lists what waits for the house. */
export const parts = ['contracts', 'policies'] as const;
